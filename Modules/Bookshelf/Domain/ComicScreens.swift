public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request,
/// and to the one who asks.
public protocol BookshelfScreens: Sendable {
  func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen
  func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen
  func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen
  func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen
  func account(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicAccountScreen
  func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> BookshelfDestination?
}

/// Who asks for a screen.
public enum ComicVisitor: Sendable {
  /// Whoever is signed in in this program, which has one user and remembers them.
  case user
  /// Whoever shows this token, or nobody: a request from one of many browsers.
  case stranger(showing: ReaderToken?)
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

// MARK: - Shelf

/// The shelf of a reader, or the catalogue.
public protocol ComicListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<ComicListState>

  /// Shows what is kept and, where that is wanted, brings the catalogue up to date and shows what
  /// is kept then.
  func show(_ form: ComicListForm, reloading: Bool) async

  /// Shows how far the reader has come everywhere.
  func showProgress() async

  /// Leaves for a series.
  func open(_ id: ComicSeries.ID) async

  /// Leaves for the search.
  func openSearch() async
}

/// A state of the shelf.
public enum ComicListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  /// What is kept, while the catalogue is brought up to date; it has come so far.
  case reloading(ComicShelf, CatalogueProgress)
  /// What is kept; where the catalogue could not be brought up to date, why not.
  case success(ComicShelf, staleBecause: ComicFailure?)
  case progress([ComicProgress])
  case failure(ComicFailure)
}

// MARK: - Search

/// The search, which answers as it is typed.
public protocol ComicSearchScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<ComicSearchState>

  /// Looks for what was typed. What was typed later wins: its answer is the last one.
  func type(_ form: ComicListForm) async

  /// Leaves for a series.
  func open(_ id: ComicSeries.ID) async
}

/// A state of the search.
public enum ComicSearchState: Hashable, Sendable {
  /// Nothing was typed yet.
  case idle
  /// It is being looked for; what was found before is not shown beside it.
  case searching(String)
  case success(ComicShelf)
  case failure(ComicFailure)
}

// MARK: - Series

/// One series: its volumes, its grid of episodes, and what to go on with.
public protocol ComicDetailScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<ComicDetailState>

  func show(_ id: ComicSeries.ID) async

  /// Shows the series that a volume belongs to.
  func showSeries(of comic: Comic.ID) async

  /// Buys a volume.
  ///
  /// - Parameter price: what was shown to the reader; nothing where nothing was.
  func buy(_ comic: Comic.ID, shownAt price: Price?) async

  /// Leaves for a page of a volume or an episode; where the reader was, when no page is given.
  func read(_ item: ComicItem, page: Int?) async
}

/// A state of the series.
public enum ComicDetailState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  case success(ComicDetail)
  /// The order is with the storefront.
  case buying(Comic.ID)
  /// What came of the order, bought or not.
  case sold(ComicSale)
  case failure(ComicFailure)
}

// MARK: - Page

/// A page of a volume or an episode.
public protocol ComicPageScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<ComicPageState>

  /// Shows a page, and keeps for a reader who is signed in that they have come so far.
  ///
  /// - Parameters:
  ///   - item: the identifier of a volume or an episode, with or without `c:` or `e:` before it.
  ///   - page: counted from 1; nothing to go on where the reader was.
  func show(_ item: String, page: Int?) async
}

/// A state of the page.
public enum ComicPageState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  case success(ComicPage)
  case failure(ComicFailure)
}

// MARK: - Account

/// Who is signed in.
public protocol ComicAccountScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<ComicAccountState>

  /// Shows who is signed in.
  func show() async

  /// Makes an account, and signs in. When it is done, leaves for the shelf.
  func signUp(name: String, password: String) async

  /// Signs in. When it is done, leaves for the shelf.
  func signIn(name: String, password: String) async

  /// Signs out. When it is done, leaves for the account.
  func signOut() async
}

/// A state of the account.
public enum ComicAccountState: Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  /// A session was opened; its token is told this once. Nobody but this visitor hears of it.
  case opened(OpenedSession)
  case signedIn(Reader)
  case signedOut
  case failure(ComicFailure)
}

// MARK: - Catalogue

/// The catalogue, brought up to date.
public protocol ComicCatalogueScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<ComicCatalogueState>

  /// Shows when the catalogue was last brought up to date.
  func show() async

  /// Brings the catalogue up to date.
  ///
  /// - Parameter source: an address or a path; blank for the catalogue that the program knows.
  func synchronise(with source: String) async
}

/// A state of the catalogue.
public enum ComicCatalogueState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  /// What is known of the last time; nothing where there was none.
  case success(CatalogueState?)
  /// It has come so far.
  case synchronising(CatalogueProgress)
  case synchronised(CatalogueProgress)
  case failure(ComicFailure)
}
