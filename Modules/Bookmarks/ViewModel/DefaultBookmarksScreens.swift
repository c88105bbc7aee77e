public import BookmarksDomain
public import CoreDomain

/// The screens of bookmarks, with their view models.
public struct DefaultBookmarksScreens: BookmarksScreens {
  private let stored: any StoredBookmarks
  private let repository: any BookmarkRepository
  private let normalizer: BookmarkNormalizer
  private let context: ScreenContext<BookmarksDestination>

  public init(
    stored: any StoredBookmarks, repository: any BookmarkRepository,
    normalizer: BookmarkNormalizer, context: ScreenContext<BookmarksDestination>
  ) {
    self.stored = stored
    self.repository = repository
    self.normalizer = normalizer
    self.context = context
  }

  public func list(navigator: any Navigator) -> any BookmarkListScreen {
    context.screen(
      BookmarkListViewModel(
        stored: stored, router: context.router(navigator), normalizer: normalizer))
  }

  public func detail(navigator: any Navigator) -> any BookmarkDetailScreen {
    context.screen(
      BookmarkDetailViewModel(
        stored: stored, repository: repository, router: context.router(navigator),
        normalizer: normalizer))
  }

  public func editor(navigator: any Navigator) -> any BookmarkEditorScreen {
    context.screen(
      BookmarkEditorViewModel(
        stored: stored, repository: repository, router: context.router(navigator),
        normalizer: normalizer))
  }

  public func tags(navigator: any Navigator) -> any BookmarkTagsScreen {
    context.screen(
      BookmarkTagsViewModel(
        stored: stored, router: context.router(navigator), normalizer: normalizer))
  }

  public func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen {
    context.screen(BookmarkDuplicatesViewModel(stored: stored))
  }

  public func transfer(navigator: any Navigator) -> any BookmarkTransferScreen {
    context.screen(
      BookmarkTransferViewModel(repository: repository, router: context.router(navigator)))
  }

  public func destination(of route: Route) -> BookmarksDestination? {
    context.destination(of: route)
  }
}
