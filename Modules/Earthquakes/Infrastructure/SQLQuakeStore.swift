public import CoreDomain
public import EarthquakesDomain

/// Stores earthquakes, and the records of the service's answers, in an SQL database. Selects the
/// matches of a query in SQL, with the same result as `QuakeQuery.matches(_:by:)`.
public struct SQLQuakeStore: QuakeStore {
  private let database: FeatureDatabase<QuakeFailure>
  private let transaction: QuakeTransaction

  /// - Parameters:
  ///   - database: A database that has run ``migrations``.
  ///   - rules: The rules for matching queries.
  public init(database: any SQLDatabase, rules: QuakeRules) {
    self.database = FeatureDatabase(database)
    transaction = QuakeTransaction(rules: rules)
  }

  public func replace(
    _ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) {
    try await database.write { [transaction] connection throws(SQLFailure) in
      var kept: Set<Quake.ID> = []
      for quake in quakes { kept.insert(try transaction.keep(quake, over: connection)) }
      let selection = QuakeSelection(query, in: period, by: transaction.rules)
      let strays = try transaction.strays(selection, query, over: connection)
      let spared = kept.union(strays.map(\.id))
      let found = try transaction.identifiers(QuakeSQL.identifiers(selection), over: connection)
      var removed: [Quake] = []
      for id in found where !spared.contains(id) {
        if let quake = try transaction.event(id, over: connection) { removed.append(quake) }
        try connection.run(QuakeSQL.remove(id))
      }
      guard !removed.isEmpty else { return }
      // Marks the other answers that included a removed event: their rows are not all stored now.
      for record in try connection.rows(FetchRecordSQL.fetchRecords, as: FetchRecordSQL.decode) {
        let updated = record.removing(removed, missingFrom: query, by: transaction.rules)
        guard updated != record else { continue }
        try connection.run(
          FetchRecordSQL.statement("UPDATE quake_askings SET stored = 0", for: record.query))
      }
    }
  }

  public func keep(_ quakes: [Quake]) async throws(QuakeFailure) {
    try await database.write { [transaction] connection throws(SQLFailure) in
      for quake in quakes { try transaction.keep(quake, over: connection) }
    }
  }

  public func remove(_ id: Quake.ID) async throws(QuakeFailure) {
    try await database.write { [transaction] connection throws(SQLFailure) in
      let quake = try transaction.events(everCalled: id, over: connection).first
      if let quake { try connection.run(QuakeSQL.remove(quake.id)) }
    }
  }

  public func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake? {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.events(everCalled: id, over: connection).first
    }
  }

  public func count(_ query: QuakeQuery) async throws(QuakeFailure) -> Int {
    try await database.read { [transaction] connection throws(SQLFailure) in
      let selection = QuakeSelection(query, by: transaction.rules)
      // Also counts the rows that are too close to the circle's edge for an exact decision in SQL.
      var counted = selection
      let edges: SQLText = counted.edge().map { "COUNT(CASE WHEN \($0) THEN 1 END)" } ?? "0"
      let counts = SQLStatement("SELECT COUNT(*), \(edges) \(counted.text)", counted.values)
      let found = try connection.first(counts) { row throws(SQLFailure) in
        (all: try row.number(0), onEdge: try row.number(1))
      }
      guard let found, found.onEdge > 0 else { return found?.all ?? 0 }
      return found.all - (try transaction.strays(selection, query, over: connection).count)
    }
  }

  public func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] {
    try await database.read { [transaction] connection throws(SQLFailure) in
      guard limit > 0 else { return [] }
      switch order {
      case .newest:
        return try transaction.first(limit, query, orderedBy: "q.time DESC, q.id", over: connection)
      case .largest:
        return try transaction.first(
          limit, query,
          orderedBy: """
            CASE WHEN q.magnitude IS NULL THEN 1 ELSE 0 END, q.magnitude DESC, q.time DESC, q.id
            """, over: connection)
      case .nearest:
        return try transaction.nearest(limit, query, over: connection)
      }
    }
  }

  public func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay] {
    try await database.read { [transaction] connection throws(SQLFailure) in
      let selection = QuakeSelection(query, by: transaction.rules)
      let strays = try transaction.strays(selection, query, over: connection)
      // A day is given by its first millisecond. The inner remainder is negative for times before
      // 1970, so a day is added.
      let statement = SQLStatement(
        """
        SELECT q.time - (q.time % 86400000 + 86400000) % 86400000 AS day, COUNT(*) \(selection.text)
        GROUP BY day ORDER BY day
        """, selection.values)
      let days = try connection.rows(statement) { row throws(SQLFailure) in
        guard let day = Timestamp(millisecondsSince1970: try row.integer(0)) else {
          throw .unexpectedValue("the day of an event is out of range")
        }
        return QuakeDay(day: day, count: Int(try row.integer(1)))
      }
      return Self.days(days, without: strays)
    }
  }

  /// Subtracts events from the counts of their days. Leaves out days without other events.
  private static func days(_ days: [QuakeDay], without strays: [Quake]) -> [QuakeDay] {
    guard !strays.isEmpty else { return days }
    return days.compactMap { day in
      let next = day.day.millisecondsSince1970 + 86_400_000
      let count = strays.count { day.day <= $0.time && $0.time.millisecondsSince1970 < next }
      return day.count > count ? QuakeDay(day: day.day, count: day.count - count) : nil
    }
  }

  public func note(_ record: FetchRecord) async throws(QuakeFailure) {
    try await database.write { connection throws(SQLFailure) in
      try connection.run(
        FetchRecordSQL.statement("DELETE FROM quake_askings", for: record.query))
      try connection.run(FetchRecordSQL.insert(record))
      // Deletes all but the latest records. SQLite has no OFFSET without a LIMIT.
      try connection.run(
        SQLStatement(
          """
          DELETE FROM quake_askings WHERE position IN (
            SELECT position FROM quake_askings ORDER BY position DESC
            LIMIT $1 OFFSET $2)
          """, [.integer(.max), .number(QuakeStoreLimits.fetchRecords)]))
    }
  }

  public func fetchRecords() async throws(QuakeFailure) -> [FetchRecord] {
    try await database.rows(FetchRecordSQL.fetchRecords, as: FetchRecordSQL.decode)
  }
}
