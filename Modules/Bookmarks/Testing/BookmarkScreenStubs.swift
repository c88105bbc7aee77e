public import BookmarksDomain
public import CoreDomain
public import CoreTesting

/// Stub screens, to test commands and pages without a view model.
public struct StubBookmarksScreens: BookmarksScreens {
  public let list: StubScreen<BookmarkListState, BookmarkListIntent>
  public let detail: StubScreen<BookmarkDetailState, BookmarkDetailIntent>
  public let editor: StubScreen<BookmarkEditorState, BookmarkEditorIntent>
  public let tags: StubScreen<BookmarkTagsState, BookmarkTagsIntent>
  public let duplicates: StubScreen<BookmarkDuplicatesState, BookmarkDuplicatesIntent>
  public let transfer: StubScreen<BookmarkTransferState, BookmarkTransferIntent>

  /// Each screen publishes its states after its first intent.
  public init(
    list: [BookmarkListState] = [], detail: [BookmarkDetailState] = [],
    editor: [BookmarkEditorState] = [], tags: [BookmarkTagsState] = [],
    duplicates: [BookmarkDuplicatesState] = [], transfer: [BookmarkTransferState] = []
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.editor = StubScreen(.editing, then: editor)
    self.tags = StubScreen(.idle, then: tags)
    self.duplicates = StubScreen(.idle, then: duplicates)
    self.transfer = StubScreen(.idle, then: transfer)
  }

  public func list(navigator: any Navigator) -> any BookmarkListScreen { list }
  public func detail(navigator: any Navigator) -> any BookmarkDetailScreen { detail }
  public func editor(navigator: any Navigator) -> any BookmarkEditorScreen { editor }
  public func tags(navigator: any Navigator) -> any BookmarkTagsScreen { tags }
  public func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen { duplicates }
  public func transfer(navigator: any Navigator) -> any BookmarkTransferScreen { transfer }
  public func destination(of route: Route) -> BookmarksDestination? { nil }
}

public typealias SpyBookmarksRouter = SpyRouter<BookmarksDestination>
