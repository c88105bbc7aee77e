import CoreDomain
import StargazersDomain
import StargazersInfrastructure
import StargazersRepository
import StargazersRouter
import StargazersViewModel

/// The stargazers feature, with the real implementations of all ports.
struct ComposedStargazers {
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

  var screens: any StargazersScreens {
    DefaultStargazersScreens(
      repository: repository, preferences: preferences, writer: preferences,
      context: ports.context(StargazersRouteMap.self))
  }

  var backgroundWork: any BackgroundWork {
    DueStargazers(repository: repository, store: store, clock: ports.clock)
  }
}
