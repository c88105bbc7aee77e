public import BookmarksDomain
public import CoreDomain
private import Synchronization

/// Screens that show the states they are told, whatever is asked of them, and remember the intents.
///
/// With them the apps' views, bindings and controllers are tested without a view model.
public struct StubBookmarksScreens: BookmarksScreens {
  public let list: StubScreen<BookmarkListState, BookmarkListIntent>
  public let detail: StubScreen<BookmarkDetailState, BookmarkDetailIntent>
  public let editor: StubScreen<BookmarkEditorState, BookmarkEditorIntent>
  public let transfer: StubScreen<BookmarkTransferState, BookmarkTransferIntent>

  /// Makes the screens; each shows its states one after the other when it gets an intent.
  public init(
    list: [BookmarkListState] = [], detail: [BookmarkDetailState] = [],
    editor: [BookmarkEditorState] = [], transfer: [BookmarkTransferState] = []
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.editor = StubScreen(.editing, then: editor)
    self.transfer = StubScreen(.idle, then: transfer)
  }

  public func list(navigator: any Navigator) -> any BookmarkListScreen { list }
  public func detail(navigator: any Navigator) -> any BookmarkDetailScreen { detail }
  public func editor(navigator: any Navigator) -> any BookmarkEditorScreen { editor }
  public func transfer(navigator: any Navigator) -> any BookmarkTransferScreen { transfer }
}

/// A screen that answers its first intent with a row of states, and then ends: whoever waits for a
/// state that it was not told fails, and does not wait forever.
public final class StubScreen<State: Sendable, Intent: Sendable>: Sendable {
  private struct Memory {
    var announcer: StateAnnouncer<State>
    var waiting: [State]
    var intents: [Intent] = []
  }

  private let memory: Mutex<Memory>

  public init(_ first: State, then states: [State]) {
    memory = Mutex(Memory(announcer: StateAnnouncer(first), waiting: states))
  }

  /// The intents so far.
  public var intents: [Intent] {
    memory.withLock(\.intents)
  }

  public func states() -> AsyncStream<State> {
    memory.withLock { $0.announcer.states() }
  }

  fileprivate func take(_ intent: Intent) {
    memory.withLock { memory in
      memory.intents.append(intent)
      for state in memory.waiting {
        memory.announcer.announce(state)
      }
      memory.waiting = []
      memory.announcer.finish()
    }
  }
}

public enum BookmarkListIntent: Hashable, Sendable {
  case show(BookmarkFilter)
  case remove([Bookmark.ID], thenShowing: BookmarkFilter)
  case add
}

extension StubScreen: BookmarkListScreen
where State == BookmarkListState, Intent == BookmarkListIntent {
  public func show(_ filter: BookmarkFilter) async { take(.show(filter)) }
  public func remove(_ ids: [Bookmark.ID], thenShowing filter: BookmarkFilter) async {
    take(.remove(ids, thenShowing: filter))
  }
  public func add() async { take(.add) }
}

public enum BookmarkDetailIntent: Hashable, Sendable {
  case show(Bookmark.ID)
  case remove(Bookmark.ID)
}

extension StubScreen: BookmarkDetailScreen
where State == BookmarkDetailState, Intent == BookmarkDetailIntent {
  public func show(_ id: Bookmark.ID) async { take(.show(id)) }
  public func remove(_ id: Bookmark.ID) async { take(.remove(id)) }
}

public enum BookmarkEditorIntent: Hashable, Sendable {
  case save(BookmarkForm)
  case cancel
}

extension StubScreen: BookmarkEditorScreen
where State == BookmarkEditorState, Intent == BookmarkEditorIntent {
  public func save(_ form: BookmarkForm) async { take(.save(form)) }
  public func cancel() async { take(.cancel) }
}

public enum BookmarkTransferIntent: Hashable, Sendable {
  case importFile([UInt8])
  case exportFile
  case close
}

extension StubScreen: BookmarkTransferScreen
where State == BookmarkTransferState, Intent == BookmarkTransferIntent {
  public func importFile(_ bytes: [UInt8]) async { take(.importFile(bytes)) }
  public func exportFile() async { take(.exportFile) }
  public func close() async { take(.close) }
}
