import CoreDomain
import StargazersDomain
import StargazersInfrastructure
import StargazersRepository
import StargazersRouter
import StargazersViewModel

/// The screens of stargazers, with the real implementations of all ports.
struct ComposedStargazersScreens: StargazersScreens {
  private let repository: any StargazerRepository
  private let store: SQLStargazerStore
  private let preferences: any StargazerPreferencesReader & StargazerPreferencesWriter
  private let ports: FeaturePorts

  init(over ports: FeaturePorts) {
    let service = ports.services.way(to: StargazersFeature.github)
    let source = HTTPStargazerSource(
      client: service.client, base: service.base, token: service.token, clock: ports.clock)
    store = SQLStargazerStore(database: ports.database)
    repository = DefaultStargazerRepository(
      source: source, caller: source.caller, store: store, drawing: SVGStarHistoryDrawing(),
      leasing: ports.leasing, clock: ports.clock, sleeper: ports.sleeper,
      jitter: { Double.random(in: 0...1) }, tracer: ports.tracer)
    preferences = SQLStargazerPreferences(database: ports.database)
    self.ports = ports
  }

  var backgroundWork: any BackgroundWork {
    DueStargazers(repository: repository, store: store, clock: ports.clock)
  }

  func list(navigator: any Navigator) -> any StargazerListScreen {
    StargazerListViewModel(
      repository: repository, router: router(navigator), preferences: preferences,
      writer: preferences
    ).screen(tracing: ports.tracer)
  }

  func detail(navigator: any Navigator) -> any StargazerDetailScreen {
    StargazerDetailViewModel(repository: repository, preferences: preferences).screen(
      tracing: ports.tracer)
  }

  func history(navigator: any Navigator) -> any StarHistoryScreen {
    StarHistoryViewModel(
      repository: repository, router: router(navigator), preferences: preferences
    ).screen(tracing: ports.tracer)
  }

  func comparison(navigator: any Navigator) -> any StarComparisonScreen {
    StarComparisonViewModel(repository: repository, preferences: preferences).screen(
      tracing: ports.tracer)
  }

  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen {
    StarHistoryPictureViewModel(repository: repository, preferences: preferences).screen(
      tracing: ports.tracer)
  }

  func destination(of route: Route) -> StargazersDestination? {
    StargazersRouteMap.destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> any StargazersRouting {
    RouteStargazersRouter(navigator: ports.logging(navigator))
  }
}
