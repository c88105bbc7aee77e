import CoreDomain
import EarthquakesDomain

/// The SQL statements that are long or have several users, with their bindings. The others are
/// written where they run.
enum QuakeSQL {
  // MARK: - Queries

  /// Selects the identifiers of the selected rows, unsorted.
  static func identifiers(_ selection: QuakeSelection) -> SQLStatement {
    SQLStatement("SELECT q.id \(selection.text)", selection.values)
  }

  /// Sorts the rows by their distance from a point, and selects the squared chord from the point to
  /// the row at an offset.
  static func squareOfChord(
    from point: QuakePoint, toRow offset: Int, of selection: QuakeSelection
  ) -> SQLStatement {
    var selection = selection
    let square = selection.squareOfChord(from: point)
    let offset = selection.values.bind(.number(offset))
    return SQLStatement(
      "SELECT \(square) AS square \(selection.text) ORDER BY square LIMIT 1 OFFSET \(offset)",
      selection.values)
  }

  // MARK: - Events

  /// Selects events, with the columns that `QuakeRows` decodes.
  static let events: SQLText = """
    SELECT id, time, updated, magnitude, depth, place_name, latitude, longitude, kind, page,
      tsunami, felt
    FROM earthquakes
    """

  static func insert(_ quake: Quake, at point: QuakePoint) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO earthquakes (id, time, updated, magnitude, depth, place_name, latitude, longitude,
        kind, page, tsunami, felt, band, x, y, z)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      """,
      [
        .text(quake.id.raw), .moment(quake.time), .moment(quake.updated),
        quake.magnitude.map { .real($0.value) } ?? .null,
        quake.depth.map { .real($0.kilometres) } ?? .null, .optional(quake.placeName),
        .real(quake.coordinates.latitude), .real(quake.coordinates.longitude),
        .text(quake.kind.name), .optional(quake.page?.text), .flag(quake.tsunami),
        .optional(quake.felt), .number(QuakeBounds.band(of: quake.coordinates.latitude)),
        .real(point.x), .real(point.y), .real(point.z),
      ])
  }

  /// Deletes the event with this preferred identifier. Its aliases are deleted by cascade.
  static func remove(_ id: Quake.ID) -> SQLStatement {
    SQLStatement("DELETE FROM earthquakes WHERE id = $1", [.text(id.raw)])
  }
}
