public import CoreDomain
public import CoreTesting
public import NotesDomain

/// Screens that publish prepared states and record the intents.
///
/// For tests of the apps' views, bindings and controllers without a view model.
public struct StubNotesScreens: NotesScreens {
  public let list: StubScreen<NoteListState, NoteListIntent>
  private let destinations: [Route: NotesDestination]

  /// - Parameter destinations: The destinations of routes.
  public init(list: [NoteListState] = [], destinations: [Route: NotesDestination] = [:]) {
    self.list = StubScreen(.idle, then: list)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any NoteListScreen { list }
  public func destination(of route: Route) -> NotesDestination? { destinations[route] }
}

/// The intents of the list.
public enum NoteListIntent: Hashable, Sendable {
  case show
  case add(String)
  case remove(Note.ID)
}

extension StubScreen: NoteListScreen where State == NoteListState, Intent == NoteListIntent {
  public func show() async { take(.show) }
  public func add(_ typed: String) async { take(.add(typed)) }
  public func remove(_ id: Note.ID) async { take(.remove(id)) }
}
