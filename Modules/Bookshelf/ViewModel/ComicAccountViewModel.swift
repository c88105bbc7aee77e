import BookshelfDomain
import CoreDomain

/// The view model of the account screen. It shows who is signed in, and signs readers up, in and
/// out.
struct ComicAccountViewModel: ViewModel {
  let visit: ReaderVisit
  let router: any BookshelfRouting

  func handle(
    _ intent: ComicAccountIntent, publishing states: StatePublisher<ComicAccountState>
  ) async throws(ComicFailure) {
    await states.publish(.preparing)
    switch intent {
    case .show:
      let reader = try await visit.reader()
      await states.publish(reader.map { .signedIn($0.reader) } ?? .signedOut)
    case .signUp(let form):
      await states.publish(.opened(try await visit.signUp(try form.signUp())))
      await router.open(.list(ComicListForm()))
    case .signIn(let form):
      await states.publish(.opened(try await visit.signIn(try form.signIn())))
      await router.open(.list(ComicListForm()))
    case .signOut:
      try await visit.signOut()
      await states.publish(.signedOut)
      await router.open(.account)
    }
  }
}
