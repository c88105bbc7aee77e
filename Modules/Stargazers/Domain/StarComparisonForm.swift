import CoreDomain

/// The user's input for a comparison, not yet validated.
public struct StarComparisonForm: Hashable, Sendable {
  /// The names of the repositories, without repetitions. An empty array means the repository that
  /// was listed last.
  public let repositories: [String]
  /// Whether to request data even if stored data is recent.
  public let refreshes: Bool

  /// Splits each text into names, at commas and white space.
  public init(_ texts: [String], refreshes: Bool = false) {
    var names: [String] = []
    for name in texts.flatMap({ $0.split { $0 == "," || $0.isWhitespace } }).map(String.init)
    where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      names.append(name)
    }
    repositories = names
    self.refreshes = refreshes
  }

  /// Validates the names.
  ///
  /// - Throws: ``StargazerFailure/form(_:)`` if there are more than ``most`` names, or if names are
  ///   invalid. In the second case, the failure lists every invalid name.
  public func check() throws(StargazerFailure) {
    guard repositories.count <= Self.most else {
      throw Self.failure("Compare at most \(Self.most) repositories, got \(repositories.count).")
    }
    let reasons = repositories.compactMap { name -> String? in
      do throws(StargazerFieldFailure) {
        _ = try RepositoryName(name)
        return nil
      } catch {
        return error.reason
      }
    }
    guard reasons.isEmpty else { throw Self.failure(reasons.joined(separator: " ")) }
  }

  private static func failure(_ reason: String) -> StargazerFailure {
    .form([StargazerFieldFailure(.repository, reason)])
  }

  /// The maximum number of repositories in a chart. Each repository has its own color.
  public static let most = 5
}
