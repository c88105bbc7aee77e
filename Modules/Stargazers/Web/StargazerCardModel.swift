import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of the feature's card on the home page, for a stored history.
struct StargazerCardModel: Sendable {
  private let href: String
  private let repository: String
  private let total: String
  private let curve: String
  /// The newest week, or an empty array if there are no weeks.
  private let weeks: [(stars: String, start: String)]

  init(_ history: StarHistory) {
    href = StargazerRoutes.history(of: history.repository).description
    repository = history.repository.description
    total = Figures.count(history.total, "star")
    curve = StargazerChart.curve(of: history)
    weeks = history.weeks.prefix(1).map { week in
      (Figures.count(week.total, "new star"), Figures.day(week.start))
    }
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.stargazerCardModel)
}

extension HomeCard {
  /// The card before anything is stored.
  static let stargazers = HomeCard(
    "See who starred a repository, and how its stars grew.",
    example: PageLink(
      StargazerRoutes.example(isDemo: true),
      to: StargazerRoutes.history(of: [StargazerRoutes.example(isDemo: true)], .linear)))
}
