public import CoreDomain
public import NewsDomain

/// Fetches the feeds that are due: see ``FeedDemand/due``.
///
/// Servers that share a database share this work: each feed is fetched by the server that claims
/// its host first.
public struct DueFeeds: BackgroundWork {
  public let name = "News"
  public let pause: Duration = .seconds(60)
  private let repository: any StoryRepository

  public init(repository: any StoryRepository) {
    self.repository = repository
  }

  public func perform() async throws(BackgroundFailure) -> String? {
    do throws(StoryFailure) {
      let report = try await repository.refresh(nil, .due) { _ in }
      let fetched = report.outcomes.count { outcome in
        if case .fetched = outcome.result { true } else { false }
      }
      guard !report.outcomes.isEmpty else { return nil }
      return "\(fetched) of \(report.total) due feeds sent a document. "
        + "New stories: \(report.newStories)."
    } catch {
      throw BackgroundFailure(error.description)
    }
  }
}
