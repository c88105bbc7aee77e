import CoreDomain
import EarthquakesDomain

/// The SQL statements for recorded queries that are long or shared, with their bindings and row
/// decoding.
enum FetchRecordSQL {
  static let fetchRecords = SQLStatement(
    """
    SELECT asked_at, count, stored, place_name, region, latitude, longitude, radius, since,
      minimum_magnitude
    FROM quake_askings ORDER BY position DESC
    """)

  static func insert(_ record: FetchRecord) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO quake_askings (place_name, region, latitude, longitude, radius, since,
        minimum_magnitude, asked_at, count, stored, position)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, COALESCE(MAX(position), 0) + 1
      FROM quake_askings
      """,
      values(of: record.query) + [
        record.query.minimumMagnitude.map { .real($0.value) } ?? .null,
        .moment(record.askedAt), .number(record.count), .flag(record.isStored),
      ])
  }

  /// Returns a statement that applies to the record of a query.
  static func statement(_ verb: SQLText, for query: QuakeQuery) -> SQLStatement {
    let place: SQLText = """
      \(verb) WHERE place_name = $1 AND region = $2 AND latitude = $3
      AND longitude = $4 AND radius = $5 AND since = $6
      """
    guard let magnitude = query.minimumMagnitude else {
      return SQLStatement("\(place) AND minimum_magnitude IS NULL", values(of: query))
    }
    return SQLStatement(
      "\(place) AND minimum_magnitude = $7", values(of: query) + [.real(magnitude.value)])
  }

  /// Decodes a row of ``fetchRecords``. If the row has invalid values, throws instead of skipping
  /// it.
  static func decode(_ row: SQLRow) throws(SQLFailure) -> FetchRecord {
    let name = try row.text(3)
    let magnitude = try row.optionalReal(9)
    guard let askedAt = Timestamp(millisecondsSince1970: try row.integer(0)),
      let coordinates = Coordinates(latitude: try row.real(5), longitude: try row.real(6)),
      let radius = Radius(kilometres: try row.real(7)),
      let since = Timestamp(millisecondsSince1970: try row.integer(8)),
      magnitude == nil || magnitude.flatMap(Magnitude.init) != nil
    else { throw .unexpectedValue("the record of a query about “\(name)” is invalid") }
    let place = Place(name: name, region: try row.text(4), coordinates: coordinates)
    return FetchRecord(
      query: QuakeQuery(
        place: place, radius: radius, since: QuakeStart(since),
        minimumMagnitude: magnitude.flatMap(Magnitude.init)),
      askedAt: askedAt, count: try row.number(1), isStored: try row.flag(2))
  }

  private static func values(of query: QuakeQuery) -> [SQLValue] {
    [
      .text(query.place.name), .text(query.place.region),
      .real(query.place.coordinates.latitude), .real(query.place.coordinates.longitude),
      .real(query.radius.kilometres), .moment(query.since.moment),
    ]
  }
}
