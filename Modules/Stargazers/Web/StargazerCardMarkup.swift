import CoreDomain
import CoreWeb
import StargazersDomain

/// The feature's card on the home page, for a stored history, as HTML.
enum StargazerCardMarkup {
  static func markup(of history: StarHistory) -> String {
    // The newest week, if there is one.
    let weeks = history.weeks.prefix(1).map { week in
      (stars: Figures.count(week.total, "new star"), start: Figures.day(week.start))
    }
    let model = (
      href: StargazerRoutes.history(of: history.repository).description,
      repository: history.repository.description, total: Figures.count(history.total, "star"),
      curve: StargazerChart.curve(of: history), weeks: weeks
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.stargazerCardMarkup)
}

extension HomeCard {
  /// The card before anything is stored.
  static let stargazers = HomeCard(
    "See who starred a repository, and how its stars grew.",
    example: PageLink(
      StargazerRoutes.example(isDemo: true),
      to: StargazerRoutes.history(of: [StargazerRoutes.example(isDemo: true)], .linear)))
}
