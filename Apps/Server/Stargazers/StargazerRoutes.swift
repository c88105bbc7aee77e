import CoreDomain
import StargazersDomain

/// The addresses that pages of the feature lead to.
enum StargazerRoutes {
  /// The form, without anything asked.
  static let form = Route(path: ["stargazers"])
  /// Where the form of the list is sent.
  static let list = Route(path: ["stargazers", "list"])
  /// Where the form of the history is sent; by itself it shows that of the last repository.
  static let history = Route(path: ["stargazers", "history"])

  static func list(of repository: RepositoryName) -> Route {
    route("list", of: repository)
  }

  static func history(of repository: RepositoryName) -> Route {
    route("history", of: repository)
  }

  /// The chart of the history, as a file.
  static func picture(of repository: RepositoryName) -> Route {
    route("history.svg", of: repository)
  }

  static func person(_ login: String, of repository: RepositoryName) -> Route {
    route("people", login, of: repository)
  }

  private static func route(_ path: String..., of repository: RepositoryName) -> Route {
    Route(
      path: ["stargazers"] + path,
      query: [Route.Parameter("repository", repository.description)])
  }
}
