import CoreDomain
import CoreInfrastructure

/// The SQLite shell, a program of the system.
struct QuakeShell {
  private let program: Program

  init() throws {
    program = try Program(path: "/usr/bin/sqlite3")
  }

  /// Runs an import to its end.
  func importing(_ file: String, into path: String, count: Int) throws -> Sample {
    Sample(try program.run([path, Self.statement(file)]), count: count)
  }

  private static func statement(_ file: String) -> String {
    """
    INSERT INTO earthquakes (id, time, updated, magnitude, depth, place_name, latitude, longitude,
      kind, page, tsunami, felt, band, x, y, z)
    SELECT id, time, updated, magnitude, depth, place_name, latitude, longitude, kind, page, tsunami, felt,
      CAST(floor((latitude + 90) * 2) AS INTEGER),
      cos(radians(latitude)) * cos(radians(longitude)),
      cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))
    FROM (
      SELECT json_extract(f.value, '$.id') AS id,
        json_extract(f.value, '$.properties.time') AS time,
        json_extract(f.value, '$.properties.updated') AS updated,
        json_extract(f.value, '$.properties.mag') AS magnitude,
        json_extract(f.value, '$.geometry.coordinates[2]') AS depth,
        json_extract(f.value, '$.properties.place') AS place_name,
        json_extract(f.value, '$.geometry.coordinates[1]') AS latitude,
        json_extract(f.value, '$.geometry.coordinates[0]') AS longitude,
        json_extract(f.value, '$.properties.type') AS kind,
        json_extract(f.value, '$.properties.url') AS page,
        json_extract(f.value, '$.properties.tsunami') AS tsunami,
        json_extract(f.value, '$.properties.felt') AS felt
      FROM json_each(CAST(readfile('\(file)') AS TEXT), '$.features') AS f
    )
    """
  }
}

extension QuakeProduct {
  /// Every value of every row, ordered by identifier. The sines of two programs may differ in the
  /// last digit, so the points on the sphere are rounded to ten digits.
  func content() async throws -> [[SQLValue]] {
    let statement = SQLStatement(
      """
      SELECT id, time, updated, magnitude, depth, place_name, latitude, longitude, kind, page, tsunami,
        felt, band, ROUND(x, 10), ROUND(y, 10), ROUND(z, 10)
      FROM earthquakes ORDER BY id
      """)
    return try await database.read { connection throws(SQLFailure) in
      try connection.rows(statement) { row throws(SQLFailure) in (0..<16).map { row[$0] } }
    }
  }
}
