public import BookshelfDomain
public import CoreDomain

/// The screens of the bookshelf, with their view models.
public struct DefaultBookshelfScreens: BookshelfScreens {
  private let stored: any StoredCatalogue
  private let repository: any ComicRepository
  private let readers: any ReaderRepository
  private let tokens: any ReaderTokenKeeping
  private let folding: any TextFolding
  private let context: ScreenContext<BookshelfDestination>

  /// - Parameter tokens: Where the program stores the token of ``ComicVisitor/user``.
  public init(
    stored: any StoredCatalogue, repository: any ComicRepository, readers: any ReaderRepository,
    tokens: any ReaderTokenKeeping, folding: any TextFolding,
    context: ScreenContext<BookshelfDestination>
  ) {
    self.stored = stored
    self.repository = repository
    self.readers = readers
    self.tokens = tokens
    self.folding = folding
    self.context = context
  }

  public func list(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicListScreen {
    context.screen(
      ComicListViewModel(
        repository: repository, visit: visit(visitor), router: context.router(navigator)))
  }

  public func search(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicSearchScreen {
    context.screen(
      ComicSearchViewModel(
        repository: repository, visit: visit(visitor), router: context.router(navigator)))
  }

  public func detail(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicDetailScreen {
    context.screen(
      ComicDetailViewModel(
        repository: repository, visit: visit(visitor), router: context.router(navigator)))
  }

  public func page(for visitor: ComicVisitor, navigator: any Navigator) -> any ComicPageScreen {
    context.screen(ComicPageViewModel(repository: repository, visit: visit(visitor)))
  }

  public func account(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicAccountScreen {
    context.screen(
      ComicAccountViewModel(visit: visit(visitor), router: context.router(navigator)))
  }

  public func catalogue(
    for visitor: ComicVisitor, navigator: any Navigator
  ) -> any ComicCatalogueScreen {
    context.screen(
      ComicCatalogueViewModel(stored: stored, repository: repository, visit: visit(visitor)))
  }

  public func accountName(in form: ComicAccountForm) -> String { form.foldedName(by: folding) }

  public func destination(of route: Route) -> BookshelfDestination? {
    context.destination(of: route)
  }

  private func visit(_ visitor: ComicVisitor) -> ReaderVisit {
    ReaderVisit(visitor: visitor, readers: readers, tokens: tokens)
  }
}
