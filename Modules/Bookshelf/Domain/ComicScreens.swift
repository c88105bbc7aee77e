public import CoreDomain

/// A factory of the feature's screens. Each call creates a new screen, for one command or request
/// of one visitor.
public protocol BookshelfScreens: Sendable {
  func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen
  func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen
  func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen
  func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen
  func account(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicAccountScreen
  func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> BookshelfDestination?
}

/// The visitor for whom a screen is created.
public enum ComicVisitor: Sendable {
  /// The signed-in user of this program, which has a single user and stores the session.
  case user
  /// The owner of this token, or an anonymous visitor: a request from one of many browsers.
  case stranger(showing: ReaderToken?)
}

// All screens behave alike: `states()` starts with the current state, an intent returns after its
// last state has been sent, and intents are ignored while another one is running.

// MARK: - Shelf

/// The shelf of a reader, or the catalogue.
public protocol ComicListScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<ComicListState>

  /// Shows the stored list. If `reloading`, then updates the catalogue and shows the list again.
  func show(_ form: ComicListForm, reloading: Bool) async

  /// Shows the reader's progress in all series.
  func showProgress() async

  /// Opens a series.
  func open(_ id: ComicSeries.ID) async

  /// Opens the search.
  func openSearch() async
}

/// A state of the shelf.
public enum ComicListState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  /// The stored list while the catalogue is being updated, with the progress.
  case reloading(ComicShelf, CatalogueProgress)
  /// The stored list, and the error if the catalogue could not be updated.
  case success(ComicShelf, staleBecause: ComicFailure?)
  case progress([ComicProgress])
  case failure(ComicFailure)
}

// MARK: - Search

/// The incremental search.
public protocol ComicSearchScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<ComicSearchState>

  /// Searches for the input. Later input wins: its result is shown last.
  func type(_ form: ComicListForm) async

  /// Opens a series.
  func open(_ id: ComicSeries.ID) async
}

/// A state of the search.
public enum ComicSearchState: Hashable, Sendable {
  /// Nothing has been typed yet.
  case idle
  /// The search is running. Earlier results are not shown.
  case searching(String)
  case success(ComicShelf)
  case failure(ComicFailure)
}

// MARK: - Series

/// One series: its volumes, its grid of episodes, and where to continue reading.
public protocol ComicDetailScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<ComicDetailState>

  func show(_ id: ComicSeries.ID) async

  /// Shows the series of a volume.
  func showSeries(of comic: Comic.ID) async

  /// Buys a volume.
  ///
  /// - Parameter price: The price shown to the reader, or `nil` if none was shown.
  func buy(_ comic: Comic.ID, shownAt price: Price?) async

  /// Opens a page of a volume or an episode. `nil` continues at the reader's last page.
  func read(_ item: ComicItem, page: Int?) async
}

/// A state of the series screen.
public enum ComicDetailState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  case success(ComicDetail)
  /// The order has been sent to the storefront.
  case buying(Comic.ID)
  /// The result of the order, whether successful or not.
  case sold(ComicSale)
  case failure(ComicFailure)
}

// MARK: - Page

/// A page of a volume or an episode.
public protocol ComicPageScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<ComicPageState>

  /// Shows a page, and stores the progress of a signed-in reader.
  ///
  /// - Parameters:
  ///   - item: The identifier of a volume or an episode, with an optional `c:` or `e:` prefix.
  ///   - page: The page number, counted from 1, or `nil` to continue at the reader's last page.
  func show(_ item: String, page: Int?) async
}

/// A state of the page screen.
public enum ComicPageState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  case success(ComicPage)
  case failure(ComicFailure)
}

// MARK: - Account

/// The account screen.
public protocol ComicAccountScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<ComicAccountState>

  /// Shows who is signed in.
  func show() async

  /// Creates an account, signs in and, on success, opens the shelf.
  func signUp(name: String, password: String) async

  /// Signs in and, on success, opens the shelf.
  func signIn(name: String, password: String) async

  /// Signs out and, on success, opens the account screen.
  func signOut() async
}

/// A state of the account screen.
public enum ComicAccountState: Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  /// A session was opened. Only this visitor receives its token, and only once.
  case opened(OpenedSession)
  case signedIn(Reader)
  case signedOut
  case failure(ComicFailure)
}

// MARK: - Catalogue

/// The screen for updating the catalogue.
public protocol ComicCatalogueScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<ComicCatalogueState>

  /// Shows when the catalogue was last updated.
  func show() async

  /// Updates the catalogue.
  ///
  /// - Parameter source: An address or a path; blank for the configured catalogue.
  func synchronise(with source: String) async
}

/// A state of the catalogue screen.
public enum ComicCatalogueState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  /// The result of the last synchronization, or `nil` before the first one.
  case success(CatalogueState?)
  /// The progress so far.
  case synchronising(CatalogueProgress)
  case synchronised(CatalogueProgress)
  case failure(ComicFailure)
}
