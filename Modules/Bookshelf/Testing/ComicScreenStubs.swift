public import BookshelfDomain
public import CoreDomain
public import CoreTesting
private import Synchronization

/// Stub screens: they publish preset states and record the intents and visitors that they receive.
///
/// They are for testing the apps' views and pipelines without a view model.
public final class StubBookshelfScreens: BookshelfScreens {
  public let list: StubScreen<ComicListState, ComicListIntent>
  public let search: StubScreen<ComicSearchState, ComicSearchIntent>
  public let detail: StubScreen<ComicDetailState, ComicDetailIntent>
  public let page: StubScreen<ComicPageState, ComicPageIntent>
  public let account: StubScreen<ComicAccountState, ComicAccountIntent>
  public let catalogue: StubScreen<ComicCatalogueState, ComicCatalogueIntent>
  private let destinations: [Route: BookshelfDestination]
  private let asked = Mutex<[ComicVisitorKind]>([])

  /// Creates the screens. Each screen publishes its states in order when it receives its first
  /// intent.
  ///
  /// - Parameter destinations: The destination that ``destination(of:)`` returns for each route.
  public init(
    list: [ComicListState] = [], search: [ComicSearchState] = [],
    detail: [ComicDetailState] = [], page: [ComicPageState] = [],
    account: [ComicAccountState] = [], catalogue: [ComicCatalogueState] = [],
    destinations: [Route: BookshelfDestination] = [:]
  ) {
    self.list = StubScreen(.idle, then: list)
    self.search = StubScreen(.idle, then: search)
    self.detail = StubScreen(.idle, then: detail)
    self.page = StubScreen(.idle, then: page)
    self.account = StubScreen(.idle, then: account)
    self.catalogue = StubScreen(.idle, then: catalogue)
    self.destinations = destinations
  }

  /// The visitors for whom screens were requested, in order.
  public var visitors: [ComicVisitorKind] { asked.withLock { $0 } }

  public func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen {
    asked(by: visitor, for: list)
  }

  public func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen {
    asked(by: visitor, for: search)
  }

  public func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen {
    asked(by: visitor, for: detail)
  }

  public func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen {
    asked(by: visitor, for: page)
  }

  public func account(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicAccountScreen {
    asked(by: visitor, for: account)
  }

  public func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen {
    asked(by: visitor, for: catalogue)
  }

  public func destination(of route: Route) -> BookshelfDestination? { destinations[route] }

  private func asked<Screen>(by visitor: ComicVisitor, for screen: Screen) -> Screen {
    asked.withLock { $0.append(ComicVisitorKind(visitor)) }
    return screen
  }
}

/// A visitor in a comparable form, with the token as text.
public enum ComicVisitorKind: Hashable, Sendable {
  case user
  case stranger(token: String?)

  public init(_ visitor: ComicVisitor) {
    switch visitor {
    case .user: self = .user
    case .stranger(let token): self = .stranger(token: token?.disclosed)
    }
  }
}

/// A router that records the opened destinations and does not navigate.
public typealias SpyBookshelfRouter = SpyRouter<BookshelfDestination>
