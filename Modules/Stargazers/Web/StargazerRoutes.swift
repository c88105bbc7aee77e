import CoreDomain
import CoreWeb
import StargazersDomain

/// The routes of the feature.
enum StargazerRoutes {
  /// The empty form.
  static let form = Route(path: ["stargazers"])
  /// The page that the list's form requests.
  static let list = Route(path: ["stargazers", "list"])
  /// The page that the history's form requests. Without a query, it shows the last repository.
  static let history = Route(path: ["stargazers", "history"])

  static func list(of repository: RepositoryName) -> Route { list(of: repository.description) }

  static func list(of repository: String) -> Route {
    Route(path: list.path, query: [Route.Parameter("repository", repository)])
  }

  /// A page of a list.
  static func list(of request: StargazerListRequest, limit: Int, offset: Int) -> Route {
    Route(
      path: list.path,
      query: [
        Route.Parameter("repository", request.repository.description),
        Route.Parameter("sort", request.order.rawValue), Route.Parameter("limit", "\(limit)"),
        Route.Parameter("cursor", "\(offset)"),
      ])
  }

  static func history(of repository: RepositoryName) -> Route {
    route("history", of: repository)
  }

  /// The history of one or several repositories.
  ///
  /// - Parameter weeks: The number of weeks to skip in the table.
  static func history(
    of repositories: [String], _ scale: StargazerChartScale, skipping weeks: Int = 0
  ) -> Route {
    Route(
      path: history.path,
      query: repositories.map { Route.Parameter("repository", $0) }
        + (scale == .linear ? [] : [Route.Parameter("scale", scale.rawValue)])
        + (weeks == 0 ? [] : [Route.Parameter("cursor", "\(weeks)")]))
  }

  /// A repository to try: one from the demo, or one that exists on GitHub.
  static func example(isDemo: Bool) -> String {
    isDemo ? "lindqvist/glaze" : "swiftlang/swift-format"
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
