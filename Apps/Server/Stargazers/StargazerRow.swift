import CoreDomain
import StargazersDomain

/// A row of the list, as its template names it.
struct StargazerRow: Sendable {
  private let login: String
  private let href: String
  /// Nothing where the service does not say when it was.
  private let moment: String?
  private let day: String
  private let address: String?

  init(_ stargazer: Stargazer, of repository: RepositoryName) {
    login = stargazer.login
    href = StargazerRoutes.person(stargazer.login, of: repository).description
    moment = stargazer.starredAt?.iso8601
    day = stargazer.starredAt.map(PageWords.day) ?? "unknown"
    address = stargazer.page?.text
  }

  /// The proof that rows of this type can be drawn: without it no page draws one.
  static let registered = RowTemplates.register(
    """
    <tr><th scope="row"><a href="{{href}}"><bdi>{{login}}</bdi></a></th><td>{{#moment}}<time datetime="{{.}}">{{day}}</time>{{/moment}}{{^moment}}{{day}}{{/moment}}</td><td>{{#address}}<a href="{{.}}" rel="noreferrer noopener" aria-label="Page of {{login}}">Page</a>{{/address}}</td></tr>

    """, for: Self.self)
}
