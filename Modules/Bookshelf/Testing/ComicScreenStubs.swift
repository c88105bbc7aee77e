public import BookshelfDomain
public import CoreDomain
public import CoreTesting
private import Synchronization

/// Screens that show predefined states and record the intents and visitors they receive.
///
/// They are for testing the apps' views, bindings and controllers without a view model.
public final class StubBookshelfScreens: BookshelfScreens {
  public let list: StubScreen<ComicListState, ComicListIntent>
  public let search: StubScreen<ComicSearchState, ComicSearchIntent>
  public let detail: StubScreen<ComicDetailState, ComicDetailIntent>
  public let page: StubScreen<ComicPageState, ComicPageIntent>
  public let account: StubScreen<ComicAccountState, ComicAccountIntent>
  public let catalogue: StubScreen<ComicCatalogueState, ComicCatalogueIntent>
  private let destinations: [Route: BookshelfDestination]
  private let asked = Mutex<[ComicVisitorKind]>([])

  /// Creates the screens. Each shows its states one after the other when it receives an intent.
  ///
  /// - Parameter destinations: The destinations of routes.
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

  public func list(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicListScreen {
    remember(visitor)
    return list
  }

  public func search(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicSearchScreen {
    remember(visitor)
    return search
  }

  public func detail(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicDetailScreen {
    remember(visitor)
    return detail
  }

  public func page(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicPageScreen {
    remember(visitor)
    return page
  }

  public func account(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicAccountScreen {
    remember(visitor)
    return account
  }

  public func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen {
    remember(visitor)
    return catalogue
  }

  public func destination(of route: Route) -> BookshelfDestination? { destinations[route] }

  private func remember(_ visitor: ComicVisitor) {
    asked.withLock { $0.append(ComicVisitorKind(visitor)) }
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

/// The intents of the shelf.
public enum ComicListIntent: Hashable, Sendable {
  case show(ComicListForm, reloading: Bool)
  case showProgress
  case open(ComicSeries.ID)
  case openSearch
}

extension StubScreen: ComicListScreen where State == ComicListState, Intent == ComicListIntent {
  public func show(_ form: ComicListForm, reloading: Bool) async {
    take(.show(form, reloading: reloading))
  }
  public func showProgress() async { take(.showProgress) }
  public func open(_ id: ComicSeries.ID) async { take(.open(id)) }
  public func openSearch() async { take(.openSearch) }
}

/// The intents of the search.
public enum ComicSearchIntent: Hashable, Sendable {
  case type(ComicListForm)
  case open(ComicSeries.ID)
}

extension StubScreen: ComicSearchScreen
where State == ComicSearchState, Intent == ComicSearchIntent {
  public func type(_ form: ComicListForm) async { take(.type(form)) }
  public func open(_ id: ComicSeries.ID) async { take(.open(id)) }
}

/// The intents of the series screen.
public enum ComicDetailIntent: Hashable, Sendable {
  case show(ComicSeries.ID)
  case showSeries(of: Comic.ID)
  case buy(Comic.ID, shownAt: Price?)
  case read(ComicItem, page: Int?)
}

extension StubScreen: ComicDetailScreen
where State == ComicDetailState, Intent == ComicDetailIntent {
  public func show(_ id: ComicSeries.ID) async { take(.show(id)) }
  public func showSeries(of comic: Comic.ID) async { take(.showSeries(of: comic)) }
  public func buy(_ comic: Comic.ID, shownAt price: Price?) async {
    take(.buy(comic, shownAt: price))
  }
  public func read(_ item: ComicItem, page: Int?) async { take(.read(item, page: page)) }
}

/// The intents of the page screen.
public enum ComicPageIntent: Hashable, Sendable {
  case show(String, page: Int?)
}

extension StubScreen: ComicPageScreen where State == ComicPageState, Intent == ComicPageIntent {
  public func show(_ item: String, page: Int?) async { take(.show(item, page: page)) }
}

/// The intents of the account screen.
public enum ComicAccountIntent: Hashable, Sendable {
  case show
  case signUp(name: String, password: String)
  case signIn(name: String, password: String)
  case signOut
}

extension StubScreen: ComicAccountScreen
where State == ComicAccountState, Intent == ComicAccountIntent {
  public func show() async { take(.show) }
  public func signUp(name: String, password: String) async {
    take(.signUp(name: name, password: password))
  }
  public func signIn(name: String, password: String) async {
    take(.signIn(name: name, password: password))
  }
  public func signOut() async { take(.signOut) }
}

/// The intents of the catalogue screen.
public enum ComicCatalogueIntent: Hashable, Sendable {
  case show
  case synchronise(with: String)
}

extension StubScreen: ComicCatalogueScreen
where State == ComicCatalogueState, Intent == ComicCatalogueIntent {
  public func show() async { take(.show) }
  public func synchronise(with source: String) async { take(.synchronise(with: source)) }
}
