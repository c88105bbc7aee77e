public import CoreDomain
import Testing

/// The contract of every ``SQLSpatialIndex``.
///
/// Each check needs its own database with ``SQLSpatialIndexWorld/migrations(index:other:)``. It
/// uses only the ports, so it runs on every engine. The correct results are those of
/// ``SQLBox/contains(_:)``.
public enum SQLSpatialIndexContract {
  public static let checks: [ContractCheck<SQLSpatialIndexWorld>] = [
    ContractCheck("Finds the points within a box, and no other, at edges and anywhere") { world in
      let points = samplePoints
      try await world.put(points)
      let wrong = try await world.wrongAnswers(boxes: sampleBoxes, among: points)
      #expect(wrong.prefix(5) == [])
    },
    ContractCheck("Tells points apart that differ in their last digit") { world in
      let edge = 35.6812362
      let points = [
        try #require(SQLPoint(latitude: edge.nextDown, longitude: 139)),
        try #require(SQLPoint(latitude: edge, longitude: 139)),
        try #require(SQLPoint(latitude: edge.nextUp, longitude: 139)),
      ]
      try await world.put(points)
      let box = try #require(SQLBox(south: edge, north: edge, west: 139, east: 139))
      let rows = try await world.rows(within: box)
      #expect(rows == [1])
    },
    ContractCheck("Keeps the latest point of a row, and nothing of the one before") { world in
      try await world.put([tokyo])
      try await world.put([suva])
      let (nearTokyo, nearSuva) = try await world.rows(around: tokyo, suva)
      #expect(nearTokyo == [])
      #expect(nearSuva == [0])
    },
    ContractCheck("Finds nothing of a row that was removed, and passes over one without a point") {
      world in
      try await world.put([tokyo, suva])
      try await world.database.write { [index = world.index] connection throws(SQLFailure) in
        try index.remove(0, over: connection)
        try index.remove(7, over: connection)
      }
      let (nearTokyo, nearSuva) = try await world.rows(around: tokyo, suva)
      #expect(nearTokyo == [])
      #expect(nearSuva == [1])
    },
    ContractCheck("Is as it was when the transaction throws") { world in
      try await world.put([tokyo])
      let refusal = SQLFailure.unexpectedValue("the body changed its mind")
      await #expect(throws: refusal) {
        try await world.database.write { [index = world.index] connection throws(SQLFailure) in
          try index.put(suva, for: 0, over: connection)
          try index.put(suva, for: 1, over: connection)
          throw refusal
        }
      }
      let (nearTokyo, nearSuva) = try await world.rows(around: tokyo, suva)
      #expect(nearTokyo == [0])
      #expect(nearSuva == [])
    },
    ContractCheck("Knows nothing of another index in the same database") { world in
      try await world.put([tokyo])
      try await world.database.write { [other = world.other] connection throws(SQLFailure) in
        try other.put(suva, for: 0, over: connection)
      }
      let (nearTokyo, nearSuva) = try await world.rows(around: tokyo, suva)
      #expect(nearTokyo == [0])
      #expect(nearSuva == [])
    },
    ContractCheck("Can be combined with other conditions and their placeholders") { world in
      try await world.put([tokyo, tokyo, suva])
      for box in [SQLBox.around(tokyo), .wholeGlobe] {
        let condition = world.index.condition(on: "item.id", within: box, placeholdersFrom: 2)
        let rows = try await world.database.rows(
          """
          SELECT id FROM items AS item WHERE id > $1 AND \(condition.text) \
          AND id < $\(2 + condition.values.count)
          """,
          [.integer(0)] + condition.values + [.integer(2)])
        #expect(rows == [SQLRow([.integer(1)])])
      }
    },
  ]
}

/// Two indexes in one database that no other test uses.
public struct SQLSpatialIndexWorld: Sendable {
  let database: any SQLDatabase
  let index: any SQLSpatialIndex
  /// A second index of the same kind.
  let other: any SQLSpatialIndex

  /// - Parameter database: A database with ``migrations(index:other:)``.
  public init(
    database: any SQLDatabase, index: any SQLSpatialIndex, other: any SQLSpatialIndex
  ) {
    self.database = database
    self.index = index
    self.other = other
  }

  /// The tables for the checks.
  public static func migrations(
    index: any SQLSpatialIndex, other: any SQLSpatialIndex
  ) -> [SQLMigration] {
    [
      SQLMigration(
        feature: "Contract", number: 1,
        statements: ["CREATE TABLE items (id BIGINT PRIMARY KEY)"] + index.creation
          + other.creation)
    ]
  }

  /// Stores points for the rows 0, 1, 2, ….
  func put(_ points: [SQLPoint]) async throws(SQLFailure) {
    try await database.write { [index] connection throws(SQLFailure) in
      for (row, point) in points.enumerated() {
        try connection.run(
          SQLStatement(
            "INSERT INTO items (id) VALUES ($1) ON CONFLICT (id) DO NOTHING",
            [.integer(Int64(row))]))
        try index.put(point, for: Int64(row), over: connection)
      }
    }
  }

  func rows(within box: SQLBox) async throws(SQLFailure) -> [Int64] {
    try await database.read { [index] connection throws(SQLFailure) in
      try Self.rows(within: box, in: index, over: connection)
    }
  }

  func rows(
    around one: SQLPoint, _ other: SQLPoint
  ) async throws(SQLFailure) -> ([Int64], [Int64]) {
    (try await rows(within: .around(one)), try await rows(within: .around(other)))
  }

  /// Returns the boxes for which the index finds wrong rows.
  func wrongAnswers(
    boxes: [SQLBox], among points: [SQLPoint]
  ) async throws(SQLFailure) -> [String] {
    try await database.read { [index] connection throws(SQLFailure) in
      var wrong: [String] = []
      for box in boxes {
        let found = try Self.rows(within: box, in: index, over: connection)
        let right = points.indices.filter { box.contains(points[$0]) }.map { Int64($0) }
        if found != right { wrong.append("\(box) holds \(right), and \(found) are found") }
      }
      return wrong
    }
  }

  private static func rows(
    within box: SQLBox, in index: any SQLSpatialIndex,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [Int64] {
    let condition = index.condition(on: "items.id", within: box, placeholdersFrom: 1)
    return try connection.rows(
      SQLStatement(
        "SELECT id FROM items WHERE \(condition.text) ORDER BY id", condition.values)
    ) { row throws(SQLFailure) in try row.integer(0) }
  }
}
