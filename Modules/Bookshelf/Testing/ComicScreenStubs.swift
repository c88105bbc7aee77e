public import BookshelfDomain
public import CoreDomain
public import CoreTesting

/// Screens that show the states they are told, whatever is asked of them, and remember the intents.
///
/// With them the apps' views, bindings and controllers are tested without a view model.
public struct StubBookshelfScreens: BookshelfScreens {
  public let list: StubScreen<ComicListState, ComicListIntent>
  private let destinations: [Route: BookshelfDestination]

  /// - Parameter destinations: the places that routes mean.
  public init(list: [ComicListState] = [], destinations: [Route: BookshelfDestination] = [:]) {
    self.list = StubScreen(.idle, then: list)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any ComicListScreen { list }
  public func destination(of route: Route) -> BookshelfDestination? { destinations[route] }
}

/// What is asked of the list.
public enum ComicListIntent: Hashable, Sendable {
  case show
  case add(String)
  case remove(Comic.ID)
}

extension StubScreen: ComicListScreen where State == ComicListState, Intent == ComicListIntent {
  public func show() async { take(.show) }
  public func add(_ typed: String) async { take(.add(typed)) }
  public func remove(_ id: Comic.ID) async { take(.remove(id)) }
}
