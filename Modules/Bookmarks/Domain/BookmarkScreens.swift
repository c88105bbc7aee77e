public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol BookmarksScreens: Sendable {
  func list(navigator: any Navigator) -> any BookmarkListScreen
  func detail(navigator: any Navigator) -> any BookmarkDetailScreen
  func editor(navigator: any Navigator) -> any BookmarkEditorScreen
  func tags(navigator: any Navigator) -> any BookmarkTagsScreen
  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen
  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> BookmarksDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

// MARK: - List

/// The list of bookmarks, as anything with a display and buttons may show it.
public protocol BookmarkListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkListState>

  /// Shows the bookmarks that a question asks for.
  func show(_ question: BookmarkQuestion) async

  /// Removes bookmarks, all of them or none, and shows what a question then asks for.
  func remove(_ ids: [Bookmark.ID], thenShowing question: BookmarkQuestion) async

  /// Leaves for the editor, to add a bookmark.
  func add() async
}

/// A state of the list.
public enum BookmarkListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The bookmarks are being fetched.
  case preparing(BookmarkQuestion)
  case success(BookmarkPage, of: BookmarkQuestion)
  case failure(BookmarkFailure)
}

// MARK: - Detail

/// One bookmark by itself.
public protocol BookmarkDetailScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkDetailState>

  /// Shows the bookmark of an identifier.
  func show(_ id: Bookmark.ID) async

  /// Shows the bookmark that somebody means by its identifier, the beginning of it, or its address.
  func find(_ typed: String) async

  /// Removes the bookmark of an identifier. When it was removed, leaves for the list.
  ///
  /// - Parameter version: the version that is expected; nothing when any will do.
  func remove(_ id: Bookmark.ID, expecting version: BookmarkVersion?) async

  /// Leaves for the editor, to change the bookmark of an identifier.
  func edit(_ id: Bookmark.ID) async
}

/// A state of the single bookmark.
public enum BookmarkDetailState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(Bookmark.ID)
  case success(Bookmark)
  case removed(Bookmark.ID)
  case failure(BookmarkFailure)
}

// MARK: - Editor

/// The form in which a bookmark is added or changed.
public protocol BookmarkEditorScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkEditorState>

  /// Keeps what was filled in. When it was kept, leaves for the list.
  func save(_ form: BookmarkForm) async

  /// Shows what a bookmark holds, to be changed.
  func open(_ id: Bookmark.ID) async

  /// Changes a bookmark. When it was changed, leaves for the list.
  ///
  /// - Parameter version: the version that is expected; nothing when any will do.
  func change(
    _ id: Bookmark.ID, by edit: BookmarkEdit, expecting version: BookmarkVersion?
  ) async

  /// Leaves for the list without keeping anything.
  func cancel() async
}

/// A state of the editor.
public enum BookmarkEditorState: Hashable, Sendable {
  /// The form waits to be filled in.
  case editing
  /// The bookmark is being kept; the page's title may be on its way.
  case saving(BookmarkForm)
  case saved(AddedBookmark)
  /// Nothing was kept. The form stays, to be mended.
  case failure(BookmarkFailure, BookmarkForm)
  /// The bookmark that is to be changed is being fetched.
  case opening(Bookmark.ID)
  /// The form waits to be changed.
  case opened(Bookmark)
  case unopened(BookmarkFailure)
  case changing(Bookmark.ID, BookmarkEdit)
  case changed(Bookmark)
  /// Nothing was changed. The form stays, to be mended.
  case unchanged(BookmarkFailure, Bookmark.ID, BookmarkEdit)
}

// MARK: - Tags

/// The tags in use.
public protocol BookmarkTagsScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkTagsState>

  /// Shows every tag in use.
  func show() async

  /// Gives a tag another spelling or name, or merges it into another tag, on every bookmark.
  func rename(_ old: String, to new: String) async

  /// Leaves for the list of the bookmarks with a tag.
  func open(_ tag: Tag) async
}

/// A state of the tags.
public enum BookmarkTagsState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  case success([TagUse])
  /// So many bookmarks had the tag, which is another one now.
  case renamed(from: Tag, to: Tag, bookmarks: Int)
  case failure(BookmarkFailure)
}

// MARK: - Duplicates

/// Bookmarks that may well lead to one page.
public protocol BookmarkDuplicatesScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkDuplicatesState>

  /// Shows the groups of such bookmarks.
  func show() async
}

/// A state of the duplicates.
public enum BookmarkDuplicatesState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  case success([[Bookmark]])
  case failure(BookmarkFailure)
}

// MARK: - Transfer

/// The import and export of bookmark files.
public protocol BookmarkTransferScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkTransferState>

  /// Keeps what stands in a bookmark file.
  ///
  /// - Parameters:
  ///   - kind: the format of the file; nothing to tell it by its first bytes.
  ///   - encoding: the label of its encoding, as it was typed; `nil` or blank to find it out.
  func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?
  ) async

  /// Writes every bookmark as a file.
  func exportFile(to sink: any ByteSink, as kind: BookmarkFileKind) async

  /// Leaves for the list.
  func close() async
}

/// A state of an import or export.
public enum BookmarkTransferState: Hashable, Sendable {
  case idle
  case working
  /// The import goes on; so far it came to this.
  case importing(ImportReport)
  /// The export goes on; so many bookmarks were written.
  case exporting(Int)
  case imported(ImportReport)
  /// So many bookmarks were written, every one there is.
  case exported(Int)
  /// The import or export ended early. What an import kept before stays.
  case failure(BookmarkFailure, after: ImportReport?)
}
