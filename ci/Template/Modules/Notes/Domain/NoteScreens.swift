public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol NotesScreens: Sendable {
  func list(navigator: any Navigator) -> any NoteListScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> NotesDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

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
  /// Nothing was asked for yet.
  case idle
  /// The notes are being fetched or changed.
  case preparing
  /// The newest notes, newest first.
  case success([Note])
  case added(Note)
  case removed(Note.ID)
  case failure(NoteFailure)
}
