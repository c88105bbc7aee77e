import CoreDomain
import EarthquakesDomain
import EarthquakesInfrastructure

/// The measured parts of Earthquakes, composed as in its composition root.
struct QuakeProduct {
  static let rules = QuakeRules(gazetteer: NoGazetteer())

  let database: any SQLDatabase
  let store: SQLQuakeStore

  init(_ engine: Engine) async throws {
    database = try await engine.open(SQLQuakeStore.migrations)
    store = SQLQuakeStore(database: database, rules: Self.rules)
  }

  /// Stores the events of a reply without removing others.
  func keep(_ quakes: [Quake]) async throws {
    let moment = QuakeStart.usual.moment
    guard let none = QuakePeriod(from: moment, through: moment) else { return }
    let query = try Self.query(latitude: 0, longitude: 0, kilometres: 0)
    try await store.replace(query, in: none, by: quakes)
  }

  static func query(
    latitude: Double, longitude: Double, kilometres: Double
  ) throws(QuakeFailure) -> QuakeQuery {
    try QuakeForm(near: "\(latitude),\(longitude)", radius: "\(kilometres)").query(by: rules)
  }
}

/// No benchmark looks up a place by name.
private struct NoGazetteer: Gazetteer {
  func places(matching query: String, limit: Int) -> [Place] { [] }
  func places(named name: String) -> [Place] { [] }
}
