import CoreDomain
import EarthquakesDomain

/// The statements of the store, each with its values.
enum QuakeSQL {
  // MARK: - Questions

  /// How many rows are selected, and how many of them lie on the edge.
  static func count(_ selection: QuakeSelection) -> SQLStatement {
    var selection = selection
    let edges: SQLText = selection.edge().map { "COUNT(CASE WHEN \($0) THEN 1 END)" } ?? "0"
    return SQLStatement("SELECT COUNT(*), \(edges) \(selection.text)", selection.values)
  }

  /// The identifiers of the rows that are selected, in no order.
  static func identifiers(_ selection: QuakeSelection) -> SQLStatement {
    SQLStatement("SELECT q.id \(selection.text)", selection.values)
  }

  /// The identifiers of the first rows in an order.
  static func identifiers(
    _ selection: QuakeSelection, orderedBy order: SQLText, limit: Int
  ) -> SQLStatement {
    var selection = selection
    let limit = selection.placeholder(.integer(Int64(limit)))
    return SQLStatement(
      "SELECT q.id \(selection.text) ORDER BY \(order) LIMIT \(limit)", selection.values)
  }

  /// The square of the chord between a point and the row that is so many rows behind the nearest one.
  static func squareOfChord(
    from point: QuakePoint, toRow offset: Int, of selection: QuakeSelection
  ) -> SQLStatement {
    var selection = selection
    let square = selection.squareOfChord(from: point)
    let offset = selection.placeholder(.integer(Int64(offset)))
    return SQLStatement(
      "SELECT \(square) AS square \(selection.text) ORDER BY square LIMIT 1 OFFSET \(offset)",
      selection.values)
  }

  /// The days on which there were any, each by its first millisecond, and how many there were. The
  /// remainder of a moment before 1970 is negative, so a day is added to it.
  static func days(_ selection: QuakeSelection) -> SQLStatement {
    SQLStatement(
      """
      SELECT q.time - (q.time % 86400000 + 86400000) % 86400000 AS day, COUNT(*) \(selection.text)
      GROUP BY day ORDER BY day
      """, selection.values)
  }

  // MARK: - Events

  /// The row of the event that prefers an identifier.
  static func event(_ id: Quake.ID) -> SQLStatement {
    SQLStatement("\(columns) WHERE id = $1", [.text(id.raw)])
  }

  /// The rows of the events that have an identifier or had it: the one that prefers it, then the one
  /// that changed last.
  static func events(everCalled id: Quake.ID) -> SQLStatement {
    SQLStatement(
      """
      \(columns) WHERE id = $1 OR id IN (SELECT id FROM quake_names WHERE alias = $1)
      ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END, updated DESC, id
      """, [.text(id.raw)])
  }

  /// What `QuakeRows` reads.
  private static let columns: SQLText = """
    SELECT id, time, updated, magnitude, depth, place_name, latitude, longitude, kind, page,
      tsunami, felt
    FROM earthquakes
    """

  static func aliases(of id: Quake.ID) -> SQLStatement {
    SQLStatement("SELECT alias FROM quake_names WHERE id = $1", [.text(id.raw)])
  }

  static func insert(_ quake: Quake, at point: QuakePoint) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO earthquakes (id, time, updated, magnitude, depth, place_name, latitude, longitude,
        kind, page, tsunami, felt, band, x, y, z)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      """,
      [
        .text(quake.id.raw), .integer(quake.time.millisecondsSince1970),
        .integer(quake.updated.millisecondsSince1970),
        quake.magnitude.map { .real($0.value) } ?? .null,
        quake.depth.map { .real($0.kilometres) } ?? .null,
        quake.placeName.map { .text($0) } ?? .null, .real(quake.coordinates.latitude),
        .real(quake.coordinates.longitude), .text(quake.kind.name),
        quake.page.map { .text($0.text) } ?? .null, .flag(quake.tsunami),
        quake.felt.map { .integer(Int64($0)) } ?? .null,
        .integer(Int64(QuakeBounds.band(of: quake.coordinates.latitude))),
        .real(point.x), .real(point.y), .real(point.z),
      ])
  }

  static func insert(alias: Quake.ID, of id: Quake.ID) -> SQLStatement {
    SQLStatement(
      "INSERT INTO quake_names (alias, id) VALUES ($1, $2)", [.text(alias.raw), .text(id.raw)])
  }

  /// Removes an event by the identifier that is preferred, and its aliases with it.
  static func remove(_ id: Quake.ID) -> SQLStatement {
    SQLStatement("DELETE FROM earthquakes WHERE id = $1", [.text(id.raw)])
  }
}
