public import BookshelfDomain
import CoreDomain

/// The account screen.
public actor ComicAccountViewModel: ComicAccountScreen {
  private let visit: ReaderVisit
  private let router: any BookshelfRouting
  private var announcer = StateBroadcaster(ComicAccountState.idle)

  public init(visit: ReaderVisit, router: any BookshelfRouting) {
    self.visit = visit
    self.router = router
  }

  public func states() -> AsyncStream<ComicAccountState> {
    announcer.states()
  }

  public func show() async {
    _ = await work { [visit] () async throws(ComicFailure) in
      (try await visit.reader()).map { .signedIn($0.reader) } ?? .signedOut
    }
  }

  public func signUp(name: String, password: String) async {
    let isDone = await work { [visit] () async throws(ComicFailure) in
      .opened(try await visit.signUp(try ReaderName(name), try ReaderPassword(new: password)))
    }
    if isDone { await router.open(.list(ComicListForm())) }
  }

  public func signIn(name: String, password: String) async {
    let isDone = await work { [visit] () async throws(ComicFailure) in
      .opened(try await visit.signIn(try ReaderName(name), try ReaderPassword(password)))
    }
    if isDone { await router.open(.list(ComicListForm())) }
  }

  public func signOut() async {
    let isDone = await work { [visit] () async throws(ComicFailure) in
      try await visit.signOut()
      return .signedOut
    }
    if isDone { await router.open(.account) }
  }

  /// Sends `preparing` and then the state that the task returns. Does nothing if work is in
  /// progress.
  ///
  /// - Returns: Whether the task ran and succeeded.
  private func work(
    _ task: () async throws(ComicFailure) -> ComicAccountState
  ) async -> Bool {
    if case .preparing = announcer.current { return false }
    announcer.announce(.preparing)
    do throws(ComicFailure) {
      announcer.announce(try await task())
      return true
    } catch {
      announcer.announce(.failure(error))
      return false
    }
  }
}
