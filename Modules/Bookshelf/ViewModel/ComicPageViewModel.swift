import BookshelfDomain
import CoreDomain

/// The view model of the page screen. It shows a page of a volume or an episode, and stores the
/// progress of a signed-in reader.
struct ComicPageViewModel: ViewModel {
  let repository: any ComicRepository
  let visit: ReaderVisit

  func handle(
    _ intent: ComicPageIntent, publishing states: StatePublisher<ComicPageState>
  ) async throws(ComicFailure) {
    switch intent {
    case .show(let item, let page): try await show(item, page, storing: true, states)
    case .showAgain(let item, let page): try await show(item, page, storing: false, states)
    }
  }

  private func show(
    _ item: String, _ page: String, storing isStored: Bool,
    _ states: StatePublisher<ComicPageState>
  ) async throws(ComicFailure) {
    await states.publish(.preparing)
    let number = try ComicPage.number(page)
    let reader = try await visit.reader()
    let shown = try await repository.page(number, of: item, for: reader)
    if isStored, let reader { try await repository.keepPlace(at: shown, for: reader) }
    await states.publish(.success(shown))
  }
}
