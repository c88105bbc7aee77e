public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request, and uses the
/// navigator to open other screens.
public protocol BookmarksScreens: Sendable {
  func list(navigator: any Navigator) -> any BookmarkListScreen
  func detail(navigator: any Navigator) -> any BookmarkDetailScreen
  func editor(navigator: any Navigator) -> any BookmarkEditorScreen
  func tags(navigator: any Navigator) -> any BookmarkTagsScreen
  func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen
  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen

  /// Returns the destination of a route, or `nil` if the feature has no such route.
  func destination(of route: Route) -> BookmarksDestination?
}

// MARK: - List

/// The screen that lists bookmarks, and changes or removes several of them at once.
public typealias BookmarkListScreen = Screen<BookmarkListState, BookmarkListIntent>

public enum BookmarkListState: FailableState, Hashable, Sendable {
  case idle
  case preparing(BookmarkListForm)
  case success(BookmarkPage, of: BookmarkFilter)
  case failure(BookmarkFailure)
}

public enum BookmarkListIntent: Hashable, Sendable {
  /// Shows the bookmarks that match a form.
  case show(BookmarkListForm)
  /// Removes all of the bookmarks or none, then shows the list. Removes none if the form is
  /// invalid.
  case remove([Bookmark.ID], thenShowing: BookmarkListForm)
  /// Changes all of the bookmarks or none, then shows the list. Changes none if the form or the
  /// edit is invalid.
  case change([Bookmark.ID], by: BookmarkEdit, thenShowing: BookmarkListForm)
  /// Opens the editor to add a bookmark.
  case add
}

// MARK: - Detail

/// The screen that shows one bookmark, and can remove it.
public typealias BookmarkDetailScreen = Screen<BookmarkDetailState, BookmarkDetailIntent>

/// The contents of the detail screen. While a bookmark is being loaded or removed, the state is
/// `preparing` with its identifier, or with the text that the user typed to find it.
public enum BookmarkDetailState: FailableState, Hashable, Sendable {
  case idle
  case preparing(Bookmark.ID)
  case success(Bookmark)
  case removed(Bookmark.ID)
  case failure(BookmarkFailure)
}

public enum BookmarkDetailIntent: Hashable, Sendable {
  /// Shows the bookmark with an identifier.
  case show(Bookmark.ID)
  /// Shows the bookmark with the typed identifier, identifier prefix or address.
  case find(String)
  /// Removes a bookmark and, on success, opens the list. Without a version, removes any version.
  case remove(Bookmark.ID, expecting: BookmarkVersion?)
  /// Opens the editor to change a bookmark.
  case edit(Bookmark.ID)
}

// MARK: - Editor

/// The screen with the form for adding or changing a bookmark.
public typealias BookmarkEditorScreen = Screen<BookmarkEditorState, BookmarkEditorIntent>

/// The contents of the editor. The first four cases belong to a new bookmark, the others to
/// changing a stored one.
public enum BookmarkEditorState: Hashable, Sendable {
  /// The form is ready for input.
  case editing
  /// Saving the bookmark, which may include fetching the page's title.
  case saving(BookmarkForm)
  case saved(AddedBookmark)
  /// Saving failed. Carries the form so that the user can correct it.
  case failure(BookmarkFailure, BookmarkForm)
  /// Loading a bookmark to change it.
  case opening(Bookmark.ID)
  /// The form shows the bookmark and is ready for input.
  case opened(Bookmark)
  case unopened(BookmarkFailure)
  case changing(Bookmark.ID, BookmarkEdit)
  case changed(Bookmark)
  /// The change failed. Carries the form so that the user can correct it.
  case unchanged(BookmarkFailure, Bookmark.ID, BookmarkEdit)
}

public enum BookmarkEditorIntent: Hashable, Sendable {
  /// Saves a new bookmark and, on success, opens the list.
  case save(BookmarkForm)
  /// Loads a bookmark to change it.
  case open(Bookmark.ID)
  /// Changes a bookmark and, on success, opens the list. Without a version, changes any version.
  case change(Bookmark.ID, by: BookmarkEdit, expecting: BookmarkVersion?)
  /// Opens the list without saving.
  case cancel
}

// MARK: - Tags

/// The screen that lists all tags in use and can rename one.
public typealias BookmarkTagsScreen = Screen<BookmarkTagsState, BookmarkTagsIntent>

public enum BookmarkTagsState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  case success([TagUse])
  /// The tag was renamed on this number of bookmarks.
  case renamed(from: Tag, to: Tag, bookmarks: Int)
  case failure(BookmarkFailure)
}

public enum BookmarkTagsIntent: Hashable, Sendable {
  /// Shows every tag in use.
  case show
  /// Renames a tag on every bookmark, or merges it into an existing tag.
  case rename(TagRenameForm)
  /// Opens the list of bookmarks with a tag.
  case open(Tag)
}

// MARK: - Duplicates

/// The screen that lists bookmarks that probably lead to the same page.
public typealias BookmarkDuplicatesScreen = Screen<
  BookmarkDuplicatesState, BookmarkDuplicatesIntent
>

public enum BookmarkDuplicatesState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  /// The groups of two or more bookmarks.
  case success([[Bookmark]])
  case failure(BookmarkFailure)

  /// The maximum number of groups.
  public static let limit = 1000
}

public enum BookmarkDuplicatesIntent: Hashable, Sendable {
  /// Shows the groups of duplicates.
  case show
}

// MARK: - Transfer

/// The screen that imports and exports bookmark files.
public typealias BookmarkTransferScreen = Screen<BookmarkTransferState, BookmarkTransferIntent>

public enum BookmarkTransferState: Hashable, Sendable {
  case idle
  case working
  /// Importing. Carries the result so far.
  case importing(ImportReport)
  /// Exporting. Carries the number of bookmarks written so far.
  case exporting(Int)
  case imported(ImportReport)
  /// The export is complete. Carries the number of bookmarks written.
  case exported(Int)
  /// The import or export failed. Bookmarks that an import has already stored remain stored.
  /// `after` is the last result that the import reported, or `nil` if it reported none.
  case failure(BookmarkFailure, after: ImportReport?)
}

public enum BookmarkTransferIntent: Sendable {
  /// Imports a bookmark file.
  ///
  /// - as: The file format, or `nil` to detect it from the first bytes.
  /// - encoding: The label of the encoding as typed; `nil` or blank to detect it.
  case importFile(any ByteSource, as: BookmarkFileKind?, folders: FolderUse, encoding: String?)
  /// Exports all bookmarks to a file.
  case exportFile(to: any ByteSink, as: BookmarkFileKind)
  /// Opens the list.
  case close
}
