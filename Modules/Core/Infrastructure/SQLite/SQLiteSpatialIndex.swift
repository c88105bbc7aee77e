public import CoreDomain

/// A spatial index that uses SQLite's R*Tree.
///
/// The tree stores 32-bit coordinates, rounded outwards. It finds every row in a box and some near
/// its edges; the exact coordinates, stored in extra columns, filter the result.
/// https://www.sqlite.org/rtree.html
public struct SQLiteSpatialIndex: SQLSpatialIndex {
  private let table: SQLName

  /// - Parameter name: The table name: letters and underscores.
  public init(name: String) {
    table = SQLName(name)
  }

  public var creation: [SQLText] {
    [
      """
      CREATE VIRTUAL TABLE \(table) USING rtree (
        row, south, north, west, east, +latitude, +longitude
      )
      """
    ]
  }

  public func put(
    _ point: SQLPoint, for row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(
      SQLStatement(
        """
        INSERT OR REPLACE INTO \(table) (row, south, north, west, east, latitude, longitude)
        VALUES ($1, $2, $2, $3, $3, $2, $3)
        """, [.integer(row), .real(point.latitude), .real(Self.longitude(of: point))]))
  }

  public func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM \(table) WHERE row = $1", [.integer(row)]))
  }

  public func condition(
    on column: SQLText, within box: SQLBox, placeholdersFrom first: Int
  ) -> SQLCondition {
    var values: [SQLValue] = []
    func placeholder(_ value: Double) -> SQLText {
      values.append(.real(value))
      return "$\(first + values.count - 1)"
    }
    let queries = Self.parts(of: box).map { part -> SQLText in
      let (south, north) = (placeholder(part.south), placeholder(part.north))
      let (west, east) = (placeholder(part.west), placeholder(part.east))
      return """
        SELECT row FROM \(table)
        WHERE north >= \(south) AND south <= \(north) AND east >= \(west) AND west <= \(east)
        AND latitude >= \(south) AND latitude <= \(north)
        AND longitude >= \(west) AND longitude <= \(east)
        """
    }
    return SQLCondition("\(column) IN (\(queries.joined(separator: "\nUNION ALL\n")))", values)
  }
}

extension SQLiteSpatialIndex {
  /// A part of a box that does not cross the date line, as the tree requires.
  private typealias Part = (south: Double, north: Double, west: Double, east: Double)

  /// Stores 180° west as 180° east, which is the same meridian.
  private static func longitude(of point: SQLPoint) -> Double {
    point.longitude == -180 ? 180 : point.longitude
  }

  /// Returns the parts of a box. A point may lie in two of them.
  private static func parts(of box: SQLBox) -> [Part] {
    var parts: [Part] = []
    func add(west: Double, east: Double) {
      parts.append((south: box.south, north: box.north, west: west, east: east))
    }
    if box.crossesDateLine {
      add(west: box.west, east: 180)
      add(west: -180, east: box.east)
    } else {
      add(west: box.west, east: box.east)
      if box.west == -180 { add(west: 180, east: 180) }
    }
    // At a pole the longitude is meaningless.
    for pole in [-90.0, 90] where (box.south...box.north).contains(pole) {
      parts.append((south: pole, north: pole, west: -180, east: 180))
    }
    return parts
  }
}
