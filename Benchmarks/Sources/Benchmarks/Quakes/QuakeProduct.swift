import CoreDomain
import CoreInfrastructure
import EarthquakesDomain
import EarthquakesInfrastructure

/// The parts of Earthquakes that are measured, put together as its composition root does it.
struct QuakeProduct {
  static let rules = QuakeRules(trigonometry: LibraryTrigonometry(), gazetteer: NoGazetteer())

  let database: SQLiteDatabase
  let store: SQLQuakeStore

  /// Opens a file, which is made with its tables when it is not there.
  init(path: String) async throws(WrongResult) {
    do throws(SQLFailure) {
      database = try await SQLiteDatabase.open(path: path, migrations: SQLQuakeStore.migrations)
    } catch {
      throw WrongResult("\(path): \(error)")
    }
    store = SQLQuakeStore(database: database, rules: Self.rules)
  }

  /// Keeps the events of a reply, and removes none.
  func keep(_ quakes: [Quake]) async throws(WrongResult) {
    do throws(QuakeFailure) {
      let moment = QuakeStart.usual.moment
      guard let none = QuakePeriod(from: moment, through: moment) else { return }
      let question = try Self.question(latitude: 0, longitude: 0, kilometres: 0)
      try await store.replace(question, in: none, by: quakes)
    } catch {
      throw WrongResult("events cannot be kept: \(error)")
    }
  }

  static func question(
    latitude: Double, longitude: Double, kilometres: Double
  ) throws(QuakeFailure) -> QuakeQuestion {
    try QuakeForm(near: "\(latitude),\(longitude)", radius: "\(kilometres)").question(by: rules)
  }
}

/// Nobody asks for a place by its name.
private struct NoGazetteer: Gazetteer {
  func places(matching query: String, limit: Int) -> [Place] { [] }
  func places(named name: String) -> [Place] { [] }
}
