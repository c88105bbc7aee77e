import CoreDomain
import CoreInfrastructure
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesRepository
import EarthquakesRouter
import EarthquakesViewModel

/// The earthquakes feature, with the real implementations of all ports.
struct ComposedEarthquakes {
  private let repository: any QuakeRepository
  private let store: SQLQuakeStore
  private let rules: QuakeRules
  private let ports: FeaturePorts

  init(over ports: FeaturePorts) {
    let service = ports.services.way(to: EarthquakesFeature.usgs)
    rules = QuakeRules(gazetteer: EmbeddedGazetteer(folding: UnicodeTextFolding()))
    store = SQLQuakeStore(database: ports.database, rules: rules)
    repository = DefaultQuakeRepository(
      source: HTTPQuakeSource(client: service.client, base: service.base), store: store,
      drawing: SVGQuakeDrawing(rules: rules), rules: rules, clock: ports.clock,
      tracer: ports.tracer)
    self.ports = ports
  }

  var screens: any EarthquakesScreens {
    DefaultEarthquakesScreens(
      repository: repository, stored: store, rules: rules,
      context: ports.context(EarthquakesRouteMap.self))
  }

  var backgroundWork: any BackgroundWork {
    DueQuakes(
      repository: repository, store: store, rules: rules, leasing: ports.leasing,
      clock: ports.clock)
  }
}
