import CoreDomain
import StargazersDomain

/// The routes of the feature.
enum StargazerRoutes {
  /// The empty form.
  static let form = Route(path: ["stargazers"])
  /// The action of the list's form.
  static let list = Route(path: ["stargazers", "list"])
  /// The action of the history's form; without a query it shows the last repository.
  static let history = Route(path: ["stargazers", "history"])

  static func list(of repository: RepositoryName) -> Route {
    route("list", of: repository)
  }

  static func history(of repository: RepositoryName) -> Route {
    route("history", of: repository)
  }

  /// The chart of the history as a file.
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
