import CoreDomain
import EarthquakesDomain

/// The SQL statements for recorded questions, with their bindings and row decoding.
enum QuakeAskingSQL {
  static let askings = SQLStatement(
    """
    SELECT asked_at, count, stored, place_name, region, latitude, longitude, radius, since,
      minimum_magnitude
    FROM quake_askings ORDER BY position DESC
    """)

  static func insert(_ asking: QuakeAsking) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO quake_askings (place_name, region, latitude, longitude, radius, since,
        minimum_magnitude, asked_at, count, stored, position)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, COALESCE(MAX(position), 0) + 1
      FROM quake_askings
      """,
      values(of: asking.question) + [
        asking.question.minimumMagnitude.map { .real($0.value) } ?? .null,
        .integer(asking.askedAt.millisecondsSince1970), .integer(Int64(asking.count)),
        .flag(asking.isStored),
      ])
  }

  /// Deletes the record of a question.
  static func remove(_ question: QuakeQuestion) -> SQLStatement {
    let place: SQLText = """
      DELETE FROM quake_askings WHERE place_name = $1 AND region = $2 AND latitude = $3
      AND longitude = $4 AND radius = $5 AND since = $6
      """
    guard let magnitude = question.minimumMagnitude else {
      return SQLStatement("\(place) AND minimum_magnitude IS NULL", values(of: question))
    }
    return SQLStatement(
      "\(place) AND minimum_magnitude = $7", values(of: question) + [.real(magnitude.value)])
  }

  /// Deletes all but the latest records.
  static func removeOldest(butFor limit: Int) -> SQLStatement {
    SQLStatement(
      """
      DELETE FROM quake_askings WHERE position IN (
        SELECT position FROM quake_askings ORDER BY position DESC
        LIMIT $1 OFFSET $2)
      """, [.integer(.max), .integer(Int64(limit))])
  }

  /// Decodes a row of ``askings``. Throws on a row with invalid values instead of skipping it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> QuakeAsking {
    let name = try row.text(3)
    let magnitude = try row.optionalReal(9)
    guard let askedAt = Timestamp(millisecondsSince1970: try row.integer(0)),
      let coordinates = Coordinates(latitude: try row.real(5), longitude: try row.real(6)),
      let radius = Radius(kilometres: try row.real(7)),
      let since = Timestamp(millisecondsSince1970: try row.integer(8)),
      magnitude == nil || magnitude.flatMap(Magnitude.init) != nil
    else { throw .unexpectedValue("a question about “\(name)” makes no sense") }
    let place = Place(name: name, region: try row.text(4), coordinates: coordinates)
    return QuakeAsking(
      question: QuakeQuestion(
        place: place, radius: radius, since: QuakeStart(since),
        minimumMagnitude: magnitude.flatMap(Magnitude.init)),
      askedAt: askedAt, count: Int(try row.integer(1)), isStored: try row.flag(2))
  }

  private static func values(of question: QuakeQuestion) -> [SQLValue] {
    [
      .text(question.place.name), .text(question.place.region),
      .real(question.place.coordinates.latitude), .real(question.place.coordinates.longitude),
      .real(question.radius.kilometres), .integer(question.since.moment.millisecondsSince1970),
    ]
  }
}
