public import CoreDomain
public import StargazersDomain
private import Synchronization

/// Screens that show the states they are told, whatever is asked of them, and remember the intents.
///
/// With them the apps' views, bindings and controllers are tested without a view model.
public struct StubStargazersScreens: StargazersScreens {
  public let list: StubStargazerListScreen
  private let destinations: [Route: StargazersDestination]

  /// - Parameter destinations: the places that routes mean.
  public init(list: [StargazerListState] = [], destinations: [Route: StargazersDestination] = [:]) {
    self.list = StubStargazerListScreen(list)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any StargazerListScreen { list }
  public func destination(of route: Route) -> StargazersDestination? { destinations[route] }
}

/// A list that answers its first intent with a row of states, and then ends: whoever waits for a
/// state that it was not told fails, and does not wait forever.
public final class StubStargazerListScreen: StargazerListScreen {
  public enum Intent: Hashable, Sendable {
    case show
    case add(String)
    case remove(Stargazer.ID)
  }

  private struct Memory: ~Copyable {
    var announcer = StateAnnouncer(StargazerListState.idle)
    var waiting: [StargazerListState]
    var intents: [Intent] = []
  }

  private let memory: Mutex<Memory>

  public init(_ states: [StargazerListState]) {
    memory = Mutex(Memory(waiting: states))
  }

  /// The intents so far.
  public var intents: [Intent] {
    memory.withLock { $0.intents }
  }

  public func states() -> AsyncStream<StargazerListState> {
    memory.withLock { $0.announcer.states() }
  }

  public func show() async { take(.show) }
  public func add(_ typed: String) async { take(.add(typed)) }
  public func remove(_ id: Stargazer.ID) async { take(.remove(id)) }

  private func take(_ intent: Intent) {
    memory.withLock { memory in
      memory.intents.append(intent)
      for state in memory.waiting { memory.announcer.announce(state) }
      memory.waiting = []
      memory.announcer.finish()
    }
  }
}
