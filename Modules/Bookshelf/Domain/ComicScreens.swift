public import CoreDomain

/// A factory of the feature's screens. Each call creates a new screen, for one command or request
/// of one visitor.
public protocol BookshelfScreens: Sendable {
  func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen
  func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen
  func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen
  func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen
  func account(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicAccountScreen
  func catalogue(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicCatalogueScreen

  /// Returns the form's name in the form in which the accounts' names are compared. Two typed names
  /// of the same account have the same form.
  func accountName(in form: ComicAccountForm) -> String

  /// Returns the destination of a route, or `nil` if this feature has no such route.
  func destination(of route: Route) -> BookshelfDestination?
}

/// The visitor for whom a screen is created.
public enum ComicVisitor: Sendable {
  /// The user of a program with a single user, such as the command line. The program stores the
  /// user's session token.
  case user
  /// The user of one of many browsers, identified by the token in the request. `nil` means an
  /// anonymous visitor.
  case stranger(showing: ReaderToken?)
}

// MARK: - Shelf

/// The screen that shows the shelf of a reader, or the catalogue.
public typealias ComicListScreen = Screen<ComicListState, ComicListIntent>

public enum ComicListState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  /// The stored list while the catalogue is being updated, with the progress.
  case reloading(ComicShelf, CatalogueProgress)
  /// The stored list, and the error if the catalogue could not be updated.
  case success(ComicShelf, staleBecause: ComicFailure?)
  case progress([ComicProgress])
  case failure(ComicFailure)
}

public enum ComicListIntent: Hashable, Sendable {
  /// Shows the stored list. If `reloading` is `true`, then settles open orders, updates the
  /// catalogue, and shows the list again.
  case show(ComicListForm, reloading: Bool)
  /// Shows the reader's progress in all series.
  case showProgress
  case open(ComicSeries.ID)
  case openSearch
}

// MARK: - Search

/// The screen of the incremental search. Unlike the other screens, it accepts an intent while
/// another one runs.
public typealias ComicSearchScreen = Screen<ComicSearchState, ComicSearchIntent>

public enum ComicSearchState: Hashable, Sendable {
  case idle
  /// The search is running. Carries the query. Earlier results are not shown.
  case searching(String)
  case success(ComicShelf)
  case failure(ComicFailure)
}

public enum ComicSearchIntent: Hashable, Sendable {
  /// Searches for the query of the form. If an earlier search is still running, its result is
  /// discarded.
  case search(ComicListForm)
  case open(ComicSeries.ID)
}

// MARK: - Series

/// The screen of one series: its volumes, its grid of episodes, and where to continue reading.
public typealias ComicDetailScreen = Screen<ComicDetailState, ComicDetailIntent>

public enum ComicDetailState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  case success(ComicDetail)
  /// The order is being sent to the storefront.
  case buying(Comic.ID)
  /// The storefront has responded to the order, whether or not the volume was bought.
  case sold(ComicSale)
  case failure(ComicFailure)
}

public enum ComicDetailIntent: Hashable, Sendable {
  case show(ComicSeries.ID)
  /// Shows the series of a volume, whose identifier may have a `c:` prefix.
  case showSeries(of: String)
  /// Buys a volume, and shows its series again.
  case buy(ComicOrderForm)
  /// Opens a page of a volume or an episode. If `page` is blank, the reader continues where they
  /// stopped.
  case read(ComicItem, page: String)
}

// MARK: - Page

/// The screen that shows a page of a volume or an episode.
public typealias ComicPageScreen = Screen<ComicPageState, ComicPageIntent>

public enum ComicPageState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  case success(ComicPage)
  case failure(ComicFailure)
}

public enum ComicPageIntent: Hashable, Sendable {
  /// Shows a page of a volume or an episode, whose identifier may have a `c:` or `e:` prefix.
  /// Stores the page as the progress of a signed-in reader.
  ///
  /// Pages are counted from 1. If `page` is blank, shows the reader's last page, or page 1 if the
  /// item is unread or finished. A finished item then stays finished.
  case show(String, page: String)
  /// Shows a page in the same way, but does not store it as progress: the reader returns to a page
  /// without turning to it.
  case showAgain(String, page: String)
}

// MARK: - Account

/// The screen for signing up, in and out.
public typealias ComicAccountScreen = Screen<ComicAccountState, ComicAccountIntent>

public enum ComicAccountState: FailableState, Sendable {
  case idle
  case preparing
  /// The visitor has signed in. Carries the token of the new session, which is published only once.
  case opened(OpenedSession)
  case signedIn(Reader)
  case signedOut
  case failure(ComicFailure)
}

public enum ComicAccountIntent: Hashable, Sendable {
  /// Shows who is signed in.
  case show
  /// Creates an account, signs in and, on success, opens the shelf.
  case signUp(ComicAccountForm)
  /// Signs in and, on success, opens the shelf.
  case signIn(ComicAccountForm)
  /// Signs out and, on success, opens the account screen.
  case signOut
}

// MARK: - Catalogue

/// The screen for updating the catalogue.
public typealias ComicCatalogueScreen = Screen<ComicCatalogueState, ComicCatalogueIntent>

public enum ComicCatalogueState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  /// The result of the last completed synchronization.
  case success(CatalogueState)
  /// No synchronization has completed.
  case incomplete(CatalogueGap)
  /// A synchronization is running. Carries its progress so far.
  case synchronising(CatalogueProgress)
  case synchronised(CatalogueProgress)
  case failure(ComicFailure)
}

public enum ComicCatalogueIntent: Hashable, Sendable {
  /// Shows when the catalogue was last updated.
  case show
  /// Updates the catalogue from an address or a path; blank means the configured catalogue.
  case synchronise(with: String)
}
