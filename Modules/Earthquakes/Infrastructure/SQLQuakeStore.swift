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
      try transaction.replace(query, in: period, by: quakes, over: connection)
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
      try transaction.count(query, over: connection)
    }
  }

  public func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.quakes(query, order: order, limit: limit, over: connection)
    }
  }

  public func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay] {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.days(query, over: connection)
    }
  }

  public func note(_ record: FetchRecord) async throws(QuakeFailure) {
    try await database.write { connection throws(SQLFailure) in
      try connection.run(FetchRecordSQL.remove(record.query))
      try connection.run(FetchRecordSQL.insert(record))
      try connection.run(FetchRecordSQL.removeOldest(butFor: QuakeStoreLimits.fetchRecords))
    }
  }

  public func fetchRecords() async throws(QuakeFailure) -> [FetchRecord] {
    try await database.rows(FetchRecordSQL.fetchRecords, as: FetchRecordSQL.decode)
  }
}
