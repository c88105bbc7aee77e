// BEFORE: the state of the list consists of three variables. Each is correct when it is set, but
// nobody checks their combination: after a failure and a success the list shows both. Two taps send
// two requests. Now look at what its tests check (StargazersStateArticleTests.swift, "Before").

/// The source of the number of stars.
public protocol StarSource: Sendable {
  func stars() async throws -> Int64
}

/// A list with three variables as its state.
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
