public import CoreDomain
public import NotesDomain

/// The screens of notes, with their view models.
public struct DefaultNotesScreens: NotesScreens {
  private let stored: any StoredNotes
  private let repository: any NoteRepository
  private let context: ScreenContext<NotesDestination>

  public init(
    stored: any StoredNotes, repository: any NoteRepository,
    context: ScreenContext<NotesDestination>
  ) {
    self.stored = stored
    self.repository = repository
    self.context = context
  }

  public func list(navigator: any Navigator) -> any NoteListScreen {
    context.screen(
      NoteListViewModel(
        stored: stored, repository: repository, router: context.router(navigator)))
  }

  public func destination(of route: Route) -> NotesDestination? { context.destination(of: route) }
}
