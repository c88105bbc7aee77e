public import BookshelfDomain
public import CoreDomain

/// The view model of the page screen. It shows a page of a volume or an episode, and stores the
/// progress of a signed-in reader.
public struct ComicPageViewModel: ViewModel {
  private let repository: any ComicRepository
  private let visit: ReaderVisit

  public init(repository: any ComicRepository, visit: ReaderVisit) {
    self.repository = repository
    self.visit = visit
  }

  public func handle(
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
