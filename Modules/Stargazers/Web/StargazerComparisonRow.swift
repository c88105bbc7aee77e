import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of one of the compared repositories.
struct StargazerComparisonRow: Sendable {
  private let repository: String
  private let href: String
  private let total: String
  private let news: String
  /// The start of the oldest week, or `nil` if there are no weeks.
  private let moment: String?
  private let day: String
  private let updatedMoment: String
  private let updated: String

  init(_ history: StarHistory) {
    repository = history.repository.description
    href = StargazerRoutes.history(of: history.repository).description
    total = Figures.grouped(history.total)
    news = Figures.grouped(history.stars(inLast: Self.weeks))
    let first = history.weeks.last?.start
    moment = first?.iso8601
    day = first.map(Figures.day) ?? "unknown"
    updatedMoment = history.origin.askedAt.iso8601
    updated = PageWords.moment(history.origin.askedAt)
  }

  /// The number of weeks over which new stars are counted: a quarter of a year.
  static let weeks = 13

  static let registered = RowTemplates.register(
    """
    <tr><th scope="row"><a href="{{href}}">{{repository}}</a></th><td class="number">{{total}}</td><td class="number">{{news}}</td><td class="extra">{{#moment}}<time datetime="{{.}}">{{day}}</time>{{/moment}}{{^moment}}{{day}}{{/moment}}</td><td class="extra"><time datetime="{{updatedMoment}}">{{updated}}</time></td></tr>

    """, for: Self.self)
}
