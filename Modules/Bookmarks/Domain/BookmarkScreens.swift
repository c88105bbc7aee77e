public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol BookmarksScreens: Sendable {
  func list(navigator: any Navigator) -> any BookmarkListScreen
  func detail(navigator: any Navigator) -> any BookmarkDetailScreen
  func editor(navigator: any Navigator) -> any BookmarkEditorScreen
  func transfer(navigator: any Navigator) -> any BookmarkTransferScreen
}

// MARK: - List

/// The list of bookmarks, as anything with a display and buttons may show it.
///
/// Each intent returns when its last state has been announced.
public protocol BookmarkListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkListState>

  /// Shows the bookmarks that a filter lets through. While others are being fetched, it does
  /// nothing.
  func show(_ filter: BookmarkFilter) async

  /// Removes bookmarks, all of them or none, and shows what a filter then lets through. While
  /// others are being fetched, it does nothing.
  func remove(_ ids: [Bookmark.ID], thenShowing filter: BookmarkFilter) async

  /// Leaves for the editor, to add a bookmark.
  func add() async
}

/// A state of the list.
public enum BookmarkListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The bookmarks are being fetched.
  case preparing(BookmarkFilter)
  case success(BookmarkPage, of: BookmarkFilter)
  case failure(BookmarkFailure)
}

// MARK: - Detail

/// One bookmark by itself.
///
/// Each intent returns when its last state has been announced. While one works, the others do
/// nothing.
public protocol BookmarkDetailScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkDetailState>

  /// Shows the bookmark of an identifier.
  func show(_ id: Bookmark.ID) async

  /// Removes the bookmark of an identifier. When it was removed, leaves for the list.
  func remove(_ id: Bookmark.ID) async
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

/// The form in which a bookmark is added.
///
/// Each intent returns when its last state has been announced.
public protocol BookmarkEditorScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkEditorState>

  /// Keeps what was filled in. When it was kept, leaves for the list. While one is being kept, it
  /// does nothing.
  func save(_ form: BookmarkForm) async

  /// Leaves for the list without keeping anything.
  func cancel() async
}

/// What somebody typed into the editor: any text at all.
public struct BookmarkForm: Hashable, Sendable {
  public let address: String
  public let title: String
  public let tags: [String]
  public let note: String
  /// Whether the page's own title is wanted where none was typed.
  public let fetchesTitle: Bool

  public init(
    address: String, title: String = "", tags: [String] = [], note: String = "",
    fetchesTitle: Bool = true
  ) {
    self.address = address
    self.title = title
    self.tags = tags
    self.note = note
    self.fetchesTitle = fetchesTitle
  }

  /// The draft that the form describes. Blank tags are passed over.
  ///
  /// - Throws: what ``BookmarkAddress``, ``Tag``, ``TagList`` and ``BookmarkDraft`` refuse.
  public func draft() throws(BookmarkFailure) -> BookmarkDraft {
    var tags: [Tag] = []
    for text in self.tags where !text.trimmed.isEmpty {
      tags.append(try Tag(text))
    }
    return try BookmarkDraft(
      address: try BookmarkAddress(address), title: title, tags: try TagList(tags), note: note)
  }
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
}

// MARK: - Transfer

/// The import and export of bookmark files.
///
/// Each intent returns when its last state has been announced. While one works, the others do
/// nothing.
public protocol BookmarkTransferScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<BookmarkTransferState>

  /// Keeps what stands in a bookmark file.
  func importFile(_ bytes: [UInt8]) async

  /// Makes a file of every bookmark.
  func exportFile() async

  /// Leaves for the list.
  func close() async
}

/// A state of an import or export.
public enum BookmarkTransferState: Hashable, Sendable {
  case idle
  case working
  case imported(ImportReport)
  case exported(ExportedFile)
  case failure(BookmarkFailure)
}
