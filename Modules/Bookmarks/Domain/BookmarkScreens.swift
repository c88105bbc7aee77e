public import CoreDomain

/// A factory of the feature's screens. Each call creates a new screen, for one command or one
/// request.
public protocol BookmarksScreens: Sendable {
  func list(navigator: any Navigator) -> any BookmarkListScreen
  func detail(navigator: any Navigator) -> any BookmarkDetailScreen
  func editor(navigator: any Navigator) -> any BookmarkEditorScreen
  func tags(navigator: any Navigator) -> any BookmarkTagsScreen
  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen
  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> BookmarksDestination?
}

// All screens behave alike: `states()` starts with the current state, an intent returns after its
// last state has been sent, and intents are ignored while another one is running.

// MARK: - List

/// The list of bookmarks, for any kind of user interface.
public protocol BookmarkListScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<BookmarkListState>

  /// Shows the bookmarks that match the input.
  func show(_ question: BookmarkQuestion) async

  /// Removes all of the bookmarks or none, then shows the list.
  func remove(_ ids: [Bookmark.ID], thenShowing question: BookmarkQuestion) async

  /// Opens the editor to add a bookmark.
  func add() async
}

/// A state of the list.
public enum BookmarkListState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The bookmarks are being fetched.
  case preparing(BookmarkQuestion)
  case success(BookmarkPage, of: BookmarkQuestion)
  case failure(BookmarkFailure)
}

// MARK: - Detail

/// The detail screen of a bookmark.
public protocol BookmarkDetailScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<BookmarkDetailState>

  /// Shows the bookmark with an identifier.
  func show(_ id: Bookmark.ID) async

  /// Shows the bookmark with the typed identifier, identifier prefix or address.
  func find(_ typed: String) async

  /// Removes a bookmark and, on success, opens the list.
  ///
  /// - Parameter version: The expected version, or `nil` for any.
  func remove(_ id: Bookmark.ID, expecting version: BookmarkVersion?) async

  /// Opens the editor to change a bookmark.
  func edit(_ id: Bookmark.ID) async
}

/// A state of the detail screen.
public enum BookmarkDetailState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing(Bookmark.ID)
  case success(Bookmark)
  case removed(Bookmark.ID)
  case failure(BookmarkFailure)
}

// MARK: - Editor

/// The form for adding or changing a bookmark.
public protocol BookmarkEditorScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<BookmarkEditorState>

  /// Saves a new bookmark and, on success, opens the list.
  func save(_ form: BookmarkForm) async

  /// Loads a bookmark for editing.
  func open(_ id: Bookmark.ID) async

  /// Changes a bookmark and, on success, opens the list.
  ///
  /// - Parameter version: The expected version, or `nil` for any.
  func change(
    _ id: Bookmark.ID, by edit: BookmarkEdit, expecting version: BookmarkVersion?
  ) async

  /// Opens the list without saving.
  func cancel() async
}

/// A state of the editor.
public enum BookmarkEditorState: Hashable, Sendable {
  /// The form is ready for input.
  case editing
  /// The bookmark is being saved, which may include fetching the page's title.
  case saving(BookmarkForm)
  case saved(AddedBookmark)
  /// Saving failed. Carries the form so that the user can correct it.
  case failure(BookmarkFailure, BookmarkForm)
  /// The bookmark is being loaded for editing.
  case opening(Bookmark.ID)
  /// The form shows the bookmark and is ready for input.
  case opened(Bookmark)
  case unopened(BookmarkFailure)
  case changing(Bookmark.ID, BookmarkEdit)
  case changed(Bookmark)
  /// The change failed. Carries the form so that the user can correct it.
  case unchanged(BookmarkFailure, Bookmark.ID, BookmarkEdit)
}

// MARK: - Tags

/// The tags in use.
public protocol BookmarkTagsScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<BookmarkTagsState>

  /// Shows every tag in use.
  func show() async

  /// Renames a tag on every bookmark, or merges it into an existing tag.
  func rename(_ old: String, to new: String) async

  /// Opens the list of bookmarks with a tag.
  func open(_ tag: Tag) async
}

/// A state of the tags screen.
public enum BookmarkTagsState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  case success([TagUse])
  /// The tag was renamed on this number of bookmarks.
  case renamed(from: Tag, to: Tag, bookmarks: Int)
  case failure(BookmarkFailure)
}

// MARK: - Duplicates

/// Bookmarks that probably lead to the same page.
public protocol BookmarkDuplicatesScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<BookmarkDuplicatesState>

  /// Shows the groups of duplicates.
  func show() async
}

/// A state of the duplicates screen.
public enum BookmarkDuplicatesState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing
  case success([[Bookmark]])
  case failure(BookmarkFailure)
}

// MARK: - Transfer

/// The import and export of bookmark files.
public protocol BookmarkTransferScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<BookmarkTransferState>

  /// Imports a bookmark file.
  ///
  /// - Parameters:
  ///   - kind: The file format, or `nil` to detect it from the first bytes.
  ///   - encoding: The label of the encoding as typed; `nil` or blank to detect it.
  func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?
  ) async

  /// Exports all bookmarks to a file.
  func exportFile(to sink: any ByteSink, as kind: BookmarkFileKind) async

  /// Opens the list.
  func close() async
}

/// A state of an import or export.
public enum BookmarkTransferState: Hashable, Sendable {
  case idle
  case working
  /// The import is running. Carries the result so far.
  case importing(ImportReport)
  /// The export is running. Carries the number of bookmarks written so far.
  case exporting(Int)
  case imported(ImportReport)
  /// The export is complete. Carries the number of bookmarks written.
  case exported(Int)
  /// The import or export failed. What an import stored before is kept.
  case failure(BookmarkFailure, after: ImportReport?)
}
