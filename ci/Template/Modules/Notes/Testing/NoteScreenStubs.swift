public import CoreDomain
public import NotesDomain
private import Synchronization

/// Screens that show the states they are told, whatever is asked of them, and remember the intents.
///
/// With them the apps' views, bindings and controllers are tested without a view model.
public struct StubNotesScreens: NotesScreens {
  public let list: StubNoteListScreen
  private let destinations: [Route: NotesDestination]

  /// - Parameter destinations: the places that routes mean.
  public init(list: [NoteListState] = [], destinations: [Route: NotesDestination] = [:]) {
    self.list = StubNoteListScreen(list)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any NoteListScreen { list }
  public func destination(of route: Route) -> NotesDestination? { destinations[route] }
}

/// A list that answers its first intent with a row of states, and then ends: whoever waits for a
/// state that it was not told fails, and does not wait forever.
public final class StubNoteListScreen: NoteListScreen {
  public enum Intent: Hashable, Sendable {
    case show
    case add(String)
    case remove(Note.ID)
  }

  private struct Memory: ~Copyable {
    var announcer = StateAnnouncer(NoteListState.idle)
    var waiting: [NoteListState]
    var intents: [Intent] = []
  }

  private let memory: Mutex<Memory>

  public init(_ states: [NoteListState]) {
    memory = Mutex(Memory(waiting: states))
  }

  /// The intents so far.
  public var intents: [Intent] {
    memory.withLock { $0.intents }
  }

  public func states() -> AsyncStream<NoteListState> {
    memory.withLock { $0.announcer.states() }
  }

  public func show() async { take(.show) }
  public func add(_ typed: String) async { take(.add(typed)) }
  public func remove(_ id: Note.ID) async { take(.remove(id)) }

  private func take(_ intent: Intent) {
    memory.withLock { memory in
      memory.intents.append(intent)
      for state in memory.waiting { memory.announcer.announce(state) }
      memory.waiting = []
      memory.announcer.finish()
    }
  }
}
