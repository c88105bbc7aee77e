public import CoreDomain
public import NotesDomain

/// The list of notes.
public actor NoteListViewModel: NoteListScreen {
  private let repository: any NoteRepository
  private let router: any NotesRouting
  private var announcer = StateBroadcaster(NoteListState.idle)

  public init(repository: any NoteRepository, router: any NotesRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<NoteListState> {
    announcer.states()
  }

  public func show() async {
    _ = await prepare { [repository] () async throws(NoteFailure) in
      .success(try await repository.newest())
    }
  }

  public func add(_ typed: String) async {
    let isDone = await prepare { [repository] () async throws(NoteFailure) in
      .added(try await repository.add(try NoteTitle(typed)))
    }
    if isDone { await router.open(.list) }
  }

  public func remove(_ id: Note.ID) async {
    let isDone = await prepare { [repository] () async throws(NoteFailure) in
      try await repository.remove(id)
      return .removed(id)
    }
    if isDone { await router.open(.list) }
  }

  /// Publishes the preparation, unless one is in progress, and then the resulting state.
  ///
  /// - Returns: Whether the work succeeded.
  private func prepare(
    _ work: () async throws(NoteFailure) -> NoteListState
  ) async -> Bool {
    guard announcer.current != .preparing else { return false }
    announcer.announce(.preparing)
    do throws(NoteFailure) {
      announcer.announce(try await work())
      return true
    } catch {
      announcer.announce(.failure(error))
      return false
    }
  }
}
