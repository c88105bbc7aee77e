public import CoreDomain
public import EarthquakesDomain

public struct HTTPQuakeSource: QuakeSource {
  public init(client: any HTTPClient, base: String) {}
  public func count(_ question: QuakeQuestion, in period: QuakePeriod?) async throws(QuakeSourceFailure) -> Int { throw .unreachable("x") }
  public func quakes(_ question: QuakeQuestion, in period: QuakePeriod) async throws(QuakeSourceFailure) -> [Quake] { throw .unreachable("x") }
  public func quake(_ id: Quake.ID) async throws(QuakeSourceFailure) -> Quake { throw .unreachable("x") }
}
public struct SQLQuakeStore: QuakeStore {
  public static func migrations(index: any SQLSpatialIndex) -> [SQLMigration] { [] }
  public init(database: any SQLDatabase, index: any SQLSpatialIndex, rules: QuakeRules) {}
  public func replace(_ question: QuakeQuestion, in period: QuakePeriod, by quakes: [Quake]) async throws(QuakeFailure) {}
  public func keep(_ quake: Quake) async throws(QuakeFailure) {}
  public func remove(_ id: Quake.ID) async throws(QuakeFailure) {}
  public func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake? { nil }
  public func count(_ question: QuakeQuestion) async throws(QuakeFailure) -> Int { 0 }
  public func quakes(_ question: QuakeQuestion, order: QuakeOrder, limit: Int) async throws(QuakeFailure) -> [NearbyQuake] { [] }
  public func days(_ question: QuakeQuestion) async throws(QuakeFailure) -> [QuakeDay] { [] }
  public func note(_ asking: QuakeAsking) async throws(QuakeFailure) {}
  public func askings() async throws(QuakeFailure) -> [QuakeAsking] { [] }
}
public struct EmbeddedGazetteer: Gazetteer {
  public init(folding: any TextFolding) {}
  public func places(matching query: String, limit: Int) -> [Place] { [] }
  public func places(named name: String) -> [Place] { [] }
}
public struct SVGQuakeDrawing: QuakeDrawing {
  public init() {}
  public func map(of list: QuakeList) -> String { "" }
  public func histogram(of days: [QuakeDay], for question: QuakeQuestion, through last: Timestamp) -> String { "" }
}
