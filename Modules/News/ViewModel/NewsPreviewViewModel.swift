public import CoreDomain
public import NewsDomain

/// The view model of the screen that shows what a feed contains, without subscribing to it.
public struct NewsPreviewViewModel: ViewModel {
  private let repository: any StoryRepository
  private let rules: NewsRules

  public init(repository: any StoryRepository, rules: NewsRules) {
    self.repository = repository
    self.rules = rules
  }

  public func handle(
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
