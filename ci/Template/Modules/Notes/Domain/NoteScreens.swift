public import CoreDomain

/// Makes the screens of the feature. Each screen belongs to one command or one request.
public protocol NotesScreens: Sendable {
  func list(navigator: any Navigator) -> any NoteListScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> NotesDestination?
}

// All screens have this in common: states arrive in order, starting with the current one; an intent
// returns after its last state has been published; while an intent runs, others do nothing.

/// The list of notes, independent of how it is shown.
public protocol NoteListScreen: Sendable {
  /// Returns every state in order, starting with the current one.
  func states() async -> AsyncStream<NoteListState>

  /// Shows the newest notes.
  func show() async

  /// Stores a note with the typed title, then navigates to the list.
  func add(_ typed: String) async

  /// Removes the note with an identifier, then navigates to the list.
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
