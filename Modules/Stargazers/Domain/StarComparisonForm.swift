import CoreDomain

/// The user's input for a chart that compares repositories, not yet validated.
public struct StarComparisonForm: Hashable, Sendable {
  /// The typed names of the repositories to compare, without repetitions. If the array is empty,
  /// the screen shows the repository that the user listed last.
  public let repositories: [String]
  /// Whether to request all data from GitHub again, even if the stored data is recent.
  public let refreshes: Bool

  /// Creates a form from texts that each contain one or more names, separated by commas or white
  /// space. Drops repeated names, ignoring case.
  public init(_ texts: [String], refreshes: Bool = false) {
    var names: [String] = []
    for name in texts.flatMap({ $0.split { $0 == "," || $0.isWhitespace } }).map(String.init)
    where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      names.append(name)
    }
    repositories = names
    self.refreshes = refreshes
  }

  /// Checks that each name is valid, and that the number of names does not exceed ``most``.
  ///
  /// - Throws: ``StargazerFailure/form(_:)`` if the form is invalid. If names are invalid, the
  ///   reason describes each of them.
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

  /// The maximum number of repositories to compare. The chart has a different color for each of
  /// them.
  public static let most = 5
}
