import CoreDomain
import NewsDomain

/// The view model of the screen that shows what a feed contains, without subscribing to it.
struct NewsPreviewViewModel: ViewModel {
  let repository: any StoryRepository
  let rules: NewsRules

  func handle(
    _ intent: NewsPreviewIntent, publishing states: StatePublisher<NewsPreviewState>
  ) async throws(StoryFailure) {
    await states.publish(.preparing)
    await states.publish(.success(try await preview(intent)))
  }

  private func preview(_ intent: NewsPreviewIntent) async throws(StoryFailure) -> ParsedFeed {
    switch intent {
    case .address(let typed):
      return try await repository.preview(try address(typed, .address))
    case .document(let source, let contentType, let base):
      return try await repository.preview(
        source, contentType: contentType.isEmpty ? nil : contentType,
        base: base.isEmpty ? nil : try address(base, .base))
    }
  }

  private func address(_ typed: String, _ field: NewsField) throws(StoryFailure) -> WebAddress {
    try StoryFailure.reading(try rules.address(typed, field))
  }
}
