public import BookmarksDomain
public import CoreDomain
public import CoreTesting

/// Screens that show predefined states and record the intents they receive.
///
/// They are for testing the apps' views, bindings and controllers without a view model.
public struct StubBookmarksScreens: BookmarksScreens {
  public let list: StubScreen<BookmarkListState, BookmarkListIntent>
  public let detail: StubScreen<BookmarkDetailState, BookmarkDetailIntent>
  public let editor: StubScreen<BookmarkEditorState, BookmarkEditorIntent>
  public let tags: StubScreen<BookmarkTagsState, BookmarkTagsIntent>
  public let duplicates: StubScreen<BookmarkDuplicatesState, BookmarkDuplicatesIntent>
  public let transfer: StubScreen<BookmarkTransferState, BookmarkTransferIntent>
  private let destinations: [Route: BookmarksDestination]

  /// Creates the screens. Each shows its states one after the other when it receives an intent.
  ///
  /// - Parameter destinations: The destinations of routes.
  public init(
    list: [BookmarkListState] = [], detail: [BookmarkDetailState] = [],
    editor: [BookmarkEditorState] = [], tags: [BookmarkTagsState] = [],
    duplicates: [BookmarkDuplicatesState] = [], transfer: [BookmarkTransferState] = [],
    destinations: [Route: BookmarksDestination] = [:]
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.editor = StubScreen(.editing, then: editor)
    self.tags = StubScreen(.idle, then: tags)
    self.duplicates = StubScreen(.idle, then: duplicates)
    self.transfer = StubScreen(.idle, then: transfer)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any BookmarkListScreen { list }
  public func detail(navigator: any Navigator) -> any BookmarkDetailScreen { detail }
  public func editor(navigator: any Navigator) -> any BookmarkEditorScreen { editor }
  public func tags(navigator: any Navigator) -> any BookmarkTagsScreen { tags }
  public func duplicates(navigator: any Navigator) -> any BookmarkDuplicatesScreen { duplicates }
  public func transfer(navigator: any Navigator) -> any BookmarkTransferScreen { transfer }
  public func destination(of route: Route) -> BookmarksDestination? { destinations[route] }
}

public enum BookmarkListIntent: Hashable, Sendable {
  case show(BookmarkQuestion)
  case remove([Bookmark.ID], thenShowing: BookmarkQuestion)
  case add
}

extension StubScreen: BookmarkListScreen
where State == BookmarkListState, Intent == BookmarkListIntent {
  public func show(_ question: BookmarkQuestion) async { take(.show(question)) }
  public func remove(_ ids: [Bookmark.ID], thenShowing question: BookmarkQuestion) async {
    take(.remove(ids, thenShowing: question))
  }
  public func add() async { take(.add) }
}

public enum BookmarkDetailIntent: Hashable, Sendable {
  case show(Bookmark.ID)
  case find(String)
  case remove(Bookmark.ID, expecting: BookmarkVersion?)
  case edit(Bookmark.ID)
}

extension StubScreen: BookmarkDetailScreen
where State == BookmarkDetailState, Intent == BookmarkDetailIntent {
  public func show(_ id: Bookmark.ID) async { take(.show(id)) }
  public func find(_ typed: String) async { take(.find(typed)) }
  public func remove(_ id: Bookmark.ID, expecting version: BookmarkVersion?) async {
    take(.remove(id, expecting: version))
  }
  public func edit(_ id: Bookmark.ID) async { take(.edit(id)) }
}

public enum BookmarkEditorIntent: Hashable, Sendable {
  case save(BookmarkForm)
  case open(Bookmark.ID)
  case change(Bookmark.ID, BookmarkEdit, expecting: BookmarkVersion?)
  case cancel
}

extension StubScreen: BookmarkEditorScreen
where State == BookmarkEditorState, Intent == BookmarkEditorIntent {
  public func save(_ form: BookmarkForm) async { take(.save(form)) }
  public func open(_ id: Bookmark.ID) async { take(.open(id)) }
  public func change(
    _ id: Bookmark.ID, by edit: BookmarkEdit, expecting version: BookmarkVersion?
  ) async {
    take(.change(id, edit, expecting: version))
  }
  public func cancel() async { take(.cancel) }
}

public enum BookmarkTagsIntent: Hashable, Sendable {
  case show
  case rename(String, to: String)
  case open(Tag)
}

extension StubScreen: BookmarkTagsScreen
where State == BookmarkTagsState, Intent == BookmarkTagsIntent {
  public func show() async { take(.show) }
  public func rename(_ old: String, to new: String) async { take(.rename(old, to: new)) }
  public func open(_ tag: Tag) async { take(.open(tag)) }
}

public enum BookmarkDuplicatesIntent: Hashable, Sendable {
  case show
}

extension StubScreen: BookmarkDuplicatesScreen
where State == BookmarkDuplicatesState, Intent == BookmarkDuplicatesIntent {
  public func show() async { take(.show) }
}

public enum BookmarkTransferIntent: Hashable, Sendable {
  /// With all bytes that the source returned until its end or an error.
  case importFile(
    [UInt8], as: BookmarkFileKind?, folders: FolderUse, encoding: String? = nil)
  case exportFile(as: BookmarkFileKind)
  case close
}

extension StubScreen: BookmarkTransferScreen
where State == BookmarkTransferState, Intent == BookmarkTransferIntent {
  public func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?
  ) async {
    var bytes: [UInt8] = []
    while let piece = try? await source.next() { bytes += piece }
    take(.importFile(bytes, as: kind, folders: folders, encoding: encoding))
  }

  /// Writes one byte, so that a test can check which sink it received.
  public func exportFile(to sink: any ByteSink, as kind: BookmarkFileKind) async {
    try? await sink.write([UInt8(ascii: "x")])
    take(.exportFile(as: kind))
  }

  public func close() async { take(.close) }
}
