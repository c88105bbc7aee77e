public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol NotesScreens: Sendable {
  func list(navigator: any Navigator) -> any NoteListScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> NotesDestination?
}

// All screens have this in common: states arrive in order, starting with the current one; an intent
// returns after its last state has been published; while an intent runs, others do nothing.

/// The list of notes, as anything with a display and buttons may show it.
public protocol NoteListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<NoteListState>

  /// Shows the newest notes.
  func show() async

  /// Keeps a note with the title that was typed. When it was kept, leaves for the list.
  func add(_ typed: String) async

  /// Removes the note of an identifier. When it was removed, leaves for the list.
  func remove(_ id: Note.ID) async
}

/// A state of the list.
public enum NoteListState: Hashable, Sendable {
  /// There was no intent yet.
  case idle
  /// The notes are being fetched or changed.
  case preparing
  /// The newest notes, newest first.
  case success([Note])
  case added(Note)
  case removed(Note.ID)
  case failure(NoteFailure)
}
