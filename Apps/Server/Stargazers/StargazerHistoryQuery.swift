import CoreDomain
import StargazersDomain

/// The query of the history page: up to five repositories, and the scale of their chart.
struct StargazerHistoryQuery: Hashable, Sendable {
  /// The names as typed, without repetitions. If empty, the page shows the repository that was
  /// listed last.
  let repositories: [String]
  let scale: StargazerChartScale
  let refreshes: Bool
  /// Whether the query contains `repository`, even if it is blank.
  let hasRepository: Bool

  /// Reads `repository`, `scale` and `refresh`. The field `repository` may be repeated, and may
  /// contain several names.
  init(in query: FormFields) throws(Problem) {
    let typed = query.all("repository")
    var names: [String] = []
    for name in typed.flatMap({ $0.split { $0 == "," || $0.isWhitespace } }).map(String.init)
    where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      names.append(name)
    }
    repositories = names
    hasRepository = !typed.isEmpty
    scale = try query.word("scale") ?? .linear
    refreshes = try query.says("refresh") ?? false
  }

  /// The names as one text, for a form.
  var text: String { repositories.joined(separator: ", ") }

  /// Returns the error of the names if there are several, or `nil`. For a single name, the history
  /// screen checks it.
  var failure: StargazerFailure? {
    guard repositories.count > 1 else { return nil }
    guard repositories.count <= Self.most else {
      return Self.failure(
        "Compare at most \(Self.most) repositories, got \(repositories.count).")
    }
    let reasons = repositories.compactMap { name -> String? in
      do throws(StargazerFieldFailure) {
        _ = try RepositoryName(name)
        return nil
      } catch {
        return error.reason
      }
    }
    return reasons.isEmpty ? nil : Self.failure(reasons.joined(separator: " "))
  }

  private static func failure(_ reason: String) -> StargazerFailure {
    .form([StargazerFieldFailure(.repository, reason)])
  }

  /// The maximum number of repositories in a chart. Each one has a different color.
  static let most = 5
}

/// The vertical scale of a chart.
enum StargazerChartScale: String, CaseIterable, Hashable, Sendable {
  case linear
  case logarithmic = "log"
}
