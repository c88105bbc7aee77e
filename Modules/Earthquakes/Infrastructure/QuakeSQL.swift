import CoreDomain
import EarthquakesDomain

/// The SQL statements of the store, with their bindings.
enum QuakeSQL {
  // MARK: - Queries

  /// Counts the selected rows, and those of them that are too close to the circle's edge for an
  /// exact decision in SQL.
  static func count(_ selection: QuakeSelection) -> SQLStatement {
    var selection = selection
    let edges: SQLText = selection.edge().map { "COUNT(CASE WHEN \($0) THEN 1 END)" } ?? "0"
    return SQLStatement("SELECT COUNT(*), \(edges) \(selection.text)", selection.values)
  }

  /// Selects the identifiers of the selected rows, unsorted.
  static func identifiers(_ selection: QuakeSelection) -> SQLStatement {
    SQLStatement("SELECT q.id \(selection.text)", selection.values)
  }

  /// Selects the identifiers of the first rows in a sort order.
  static func identifiers(
    _ selection: QuakeSelection, orderedBy order: SQLText, limit: Int
  ) -> SQLStatement {
    var selection = selection
    let limit = selection.values.bind(.number(limit))
    return SQLStatement(
      "SELECT q.id \(selection.text) ORDER BY \(order) LIMIT \(limit)", selection.values)
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

  /// Counts the rows per day. Each day is given by its first millisecond. The inner remainder is
  /// negative for times before 1970, so a day is added.
  static func days(_ selection: QuakeSelection) -> SQLStatement {
    SQLStatement(
      """
      SELECT q.time - (q.time % 86400000 + 86400000) % 86400000 AS day, COUNT(*) \(selection.text)
      GROUP BY day ORDER BY day
      """, selection.values)
  }

  // MARK: - Events

  /// Selects the event with this preferred identifier.
  static func event(_ id: Quake.ID) -> SQLStatement {
    SQLStatement("\(columns) WHERE id = $1", [.text(id.raw)])
  }

  /// Selects the events with this current or former identifier: first the event that prefers this
  /// identifier, then the other events, the most recently changed event first.
  static func events(everCalled id: Quake.ID) -> SQLStatement {
    SQLStatement(
      """
      \(columns) WHERE id = $1 OR id IN (SELECT id FROM quake_names WHERE alias = $1)
      ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END, updated DESC, id
      """, [.text(id.raw)])
  }

  /// The columns that `QuakeRows` decodes.
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
        .text(quake.id.raw), .moment(quake.time), .moment(quake.updated),
        quake.magnitude.map { .real($0.value) } ?? .null,
        quake.depth.map { .real($0.kilometres) } ?? .null, .optional(quake.placeName),
        .real(quake.coordinates.latitude), .real(quake.coordinates.longitude),
        .text(quake.kind.name), .optional(quake.page?.text), .flag(quake.tsunami),
        .optional(quake.felt), .number(QuakeBounds.band(of: quake.coordinates.latitude)),
        .real(point.x), .real(point.y), .real(point.z),
      ])
  }

  static func insert(alias: Quake.ID, of id: Quake.ID) -> SQLStatement {
    SQLStatement(
      "INSERT INTO quake_names (alias, id) VALUES ($1, $2)", [.text(alias.raw), .text(id.raw)])
  }

  /// Deletes the event with this preferred identifier. Its aliases are deleted by cascade.
  static func remove(_ id: Quake.ID) -> SQLStatement {
    SQLStatement("DELETE FROM earthquakes WHERE id = $1", [.text(id.raw)])
  }
}
