public import CoreDomain

/// Makes the screens of the feature. Each screen belongs to one command or one request.
public protocol NotesScreens: Sendable {
  func list(navigator: any Navigator) -> any NoteListScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> NotesDestination?
}

/// The list of notes, independent of how it is shown.
public typealias NoteListScreen = Screen<NoteListState, NoteListIntent>

/// A state of the list. The view model throws a failure, and the screen publishes it as `failure`.
public enum NoteListState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  /// The newest notes, newest first.
  case success([Note])
  case added(Note)
  case removed(Note.ID)
  case failure(NoteFailure)
}

/// An intent of the list.
public enum NoteListIntent: Hashable, Sendable {
  /// Shows the newest notes.
  case show
  /// Stores a note with the typed title, then opens the list.
  case add(String)
  /// Removes the note with an identifier, then opens the list.
  case remove(Note.ID)
}

/// The destinations of the feature. A new one does not compile until the route map has its route.
public enum NotesDestination: Hashable, Sendable {
  case list
}

/// Opens the destinations.
public typealias NotesRouting = Routing<NotesDestination>
