import CoreDomain
import CoreInfrastructure
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesRepository
import EarthquakesRouter
import EarthquakesViewModel

/// The screens of earthquakes, with the real implementations of all ports.
struct ComposedEarthquakesScreens: EarthquakesScreens {
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

  var backgroundWork: any BackgroundWork {
    DueQuakes(
      repository: repository, store: store, rules: rules, leasing: ports.leasing,
      clock: ports.clock)
  }

  func count(navigator: any Navigator, dialogs: any DialogPresenting) -> any QuakeCountScreen {
    QuakeCountViewModel(
      repository: repository, router: router(navigator), dialogs: dialogs, rules: rules
    ).screen(tracing: ports.tracer)
  }

  func list(navigator: any Navigator) -> any QuakeListScreen {
    QuakeListViewModel(repository: repository, router: router(navigator), rules: rules).screen(
      tracing: ports.tracer)
  }

  func detail(navigator: any Navigator) -> any QuakeDetailScreen {
    QuakeDetailViewModel(repository: repository).screen(tracing: ports.tracer)
  }

  func places(navigator: any Navigator) -> any PlaceListScreen {
    PlaceListViewModel(router: router(navigator), rules: rules).screen(tracing: ports.tracer)
  }

  func picture(navigator: any Navigator) -> any QuakePictureScreen {
    QuakePictureViewModel(repository: repository, rules: rules).screen(tracing: ports.tracer)
  }

  func summary(navigator: any Navigator) -> any QuakeSummaryScreen {
    QuakeSummaryViewModel(stored: store, rules: rules).screen(tracing: ports.tracer)
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    EarthquakesRouteMap.destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> any EarthquakesRouting {
    RouteEarthquakesRouter(navigator: ports.logging(navigator))
  }
}
