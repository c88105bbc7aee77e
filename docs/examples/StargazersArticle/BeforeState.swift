// BEFORE: the state of the list is three variables. Each of them is right when it is set, and nobody
// looks at all three together: after a failure and a success the list says both. And whoever taps twice
// asks twice. Now look at what its test looks at (StargazersStateArticleTests.swift, "Before").

/// Who says how many stars there are.
public protocol StarSource: Sendable {
  func stars() async throws -> Int64
}

/// A list whose state is three variables.
@MainActor public final class FlaggedStarList {
  public private(set) var isLoading = false
  public private(set) var stars: Int64?
  public private(set) var message: String?
  private let source: any StarSource

  public init(source: any StarSource) {
    self.source = source
  }

  public func load() async {
    isLoading = true
    do {
      stars = try await source.stars()
    } catch {
      message = "The service cannot be reached: \(error)"
    }
    isLoading = false
  }
}
