import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of a row of the list.
struct StargazerRow: Sendable {
  private let login: String
  private let href: String
  /// The time of the star, or `nil` if the service does not report it.
  private let moment: String?
  private let day: String
  private let address: String?

  init(_ stargazer: Stargazer, of repository: RepositoryName) {
    login = stargazer.login
    href = StargazerRoutes.person(stargazer.login, of: repository).description
    moment = stargazer.starredAt?.iso8601
    day = stargazer.starredAt.map(Figures.day) ?? "unknown"
    address = stargazer.page?.text
  }

  static let registered = RowTemplates.register(
    """
    <tr><th scope="row"><a href="{{href}}"><bdi>{{login}}</bdi></a></th><td>{{#moment}}<time datetime="{{.}}">{{day}}</time>{{/moment}}{{^moment}}{{day}}{{/moment}}</td><td class="extra">{{#address}}<a href="{{.}}" rel="noreferrer noopener" aria-label="GitHub profile of {{login}}">Profile</a>{{/address}}</td></tr>

    """, for: Self.self)
}
