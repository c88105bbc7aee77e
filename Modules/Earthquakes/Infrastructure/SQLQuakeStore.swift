public import CoreDomain
public import EarthquakesDomain

/// A store of earthquakes in an SQL database.
public struct SQLQuakeStore: QuakeStore {
  private let database: FeatureDatabase<QuakeFailure>
  private let transaction: QuakeTransaction

  /// - Parameters:
  ///   - database: A database that has run ``migrations``.
  ///   - rules: The rules for matching questions.
  public init(database: any SQLDatabase, rules: QuakeRules) {
    self.database = FeatureDatabase(database)
    transaction = QuakeTransaction(rules: rules)
  }

  public func replace(
    _ question: QuakeQuestion, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) {
    try await database.write { [transaction] connection throws(SQLFailure) in
      try transaction.replace(question, in: period, by: quakes, over: connection)
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

  public func count(_ question: QuakeQuestion) async throws(QuakeFailure) -> Int {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.count(question, over: connection)
    }
  }

  public func quakes(
    _ question: QuakeQuestion, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.quakes(question, order: order, limit: limit, over: connection)
    }
  }

  public func days(_ question: QuakeQuestion) async throws(QuakeFailure) -> [QuakeDay] {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.days(question, over: connection)
    }
  }

  public func note(_ asking: QuakeAsking) async throws(QuakeFailure) {
    try await database.write { connection throws(SQLFailure) in
      try connection.run(QuakeAskingSQL.remove(asking.question))
      try connection.run(QuakeAskingSQL.insert(asking))
      try connection.run(QuakeAskingSQL.removeOldest(butFor: QuakeStoreLimits.askings))
    }
  }

  public func askings() async throws(QuakeFailure) -> [QuakeAsking] {
    try await database.read { connection throws(SQLFailure) in
      try connection.rows(QuakeAskingSQL.askings, as: QuakeAskingSQL.decode)
    }
  }
}
