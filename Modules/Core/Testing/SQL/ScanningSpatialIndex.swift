public import CoreDomain

/// A spatial index that scans all points, in SQL that all engines support.
///
/// It is slow but simple, and serves as the reference for other indexes.
public struct ScanningSpatialIndex: SQLSpatialIndex {
  private let table: SQLName

  /// - Parameter name: The table name: letters and underscores.
  public init(name: String) {
    table = SQLName(name)
  }

  public var creation: [SQLText] {
    [
      """
      CREATE TABLE \(table) (
        row BIGINT PRIMARY KEY,
        latitude DOUBLE PRECISION NOT NULL,
        longitude DOUBLE PRECISION NOT NULL
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
        INSERT INTO \(table) (row, latitude, longitude) VALUES ($1, $2, $3)
        ON CONFLICT (row) DO UPDATE
        SET latitude = excluded.latitude, longitude = excluded.longitude
        """, [.integer(row), .real(point.latitude), .real(point.longitude)]))
  }

  public func remove(
    _ row: Int64, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement("DELETE FROM \(table) WHERE row = $1", [.integer(row)]))
  }

  public func condition(
    on column: SQLText, within box: SQLBox, placeholdersFrom first: Int
  ) -> SQLCondition {
    let (south, north): (SQLText, SQLText) = ("$\(first)", "$\(first + 1)")
    let (west, east): (SQLText, SQLText) = ("$\(first + 2)", "$\(first + 3)")
    let reachesDateLine = box.crossesDateLine || box.west == -180 || box.east == 180
    let text: SQLText = """
      \(column) IN (
        SELECT row FROM \(table)
        WHERE latitude >= \(south) AND latitude <= \(north) AND (
          longitude >= \(west) \(box.crossesDateLine ? "OR" : "AND") longitude <= \(east)
          OR abs(latitude) = 90
          \(reachesDateLine ? "OR abs(longitude) = 180" : "")
        )
      )
      """
    return SQLCondition(text, [box.south, box.north, box.west, box.east].map { .real($0) })
  }
}
