import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The feature's part of the home page: the number of stored earthquakes around the default place,
/// with a sparkline and the day of the last earthquake, or a sentence if no earthquakes are stored.
struct QuakeHomeCard: Sendable {
  let screens: any EarthquakesScreens

  /// - Parameter fetching: Whether to fetch the earthquakes if none are stored.
  func card(fetching: Bool) async -> HomeCard {
    var summary = await summary()
    if summary == nil, fetching {
      // The histogram needs all earthquakes, so drawing it stores them.
      _ = await screens.picture(navigator: RedirectNavigator())
        .state(after: .draw(.histogram, of: QuakeForm()))
      summary = await self.summary()
    }
    guard let summary else { return Self.empty }
    let bars = Self.bars(summary.days)
    let model = (
      count: Figures.grouped(summary.count), phrase: summary.query.phrase(for: summary.count),
      last: summary.days.last.map { Figures.day($0.day) }, href: QuakeForm().listRoute.description,
      bars: bars, width: bars.count * Bar.step
    )
    return HomeCard(content: Self.template.render(model))
  }

  /// Returns the summary of the stored earthquakes, or `nil` if there are none.
  private func summary() async -> QuakeSummary? {
    let state = await screens.summary(navigator: RedirectNavigator())
      .state(after: .show(QuakeForm()))
    guard case .success(let summary) = state, summary.count > 0 else { return nil }
    return summary
  }

  /// The card before anything is stored.
  private static let empty = HomeCard(
    "Count, list and map the earthquakes near a place.",
    example: PageLink("earthquakes near \(QuakeForm.usualPlace)", to: QuakeForm().listRoute))

  /// A bar for each year from the first to the last year with earthquakes.
  private static func bars(_ days: [QuakeDay]) -> [Bar] {
    let counts = days.reduce(into: [Int: Int]()) { counts, day in
      counts[Int(day.day.iso8601.prefix(4)) ?? 0, default: 0] += day.count
    }
    guard let first = counts.keys.min(), let last = counts.keys.max(),
      let highest = counts.values.max()
    else { return [] }
    return (first...last).map { year in
      Bar(at: year - first, count: counts[year] ?? 0, of: highest)
    }
  }

  /// A bar of the sparkline, which is 100 units high.
  private struct Bar: Sendable {
    let x: Int
    let y: Int
    let height: Int

    init(at index: Int, count: Int, of highest: Int) {
      x = index * Self.step
      height = count == 0 ? 0 : max(2, count * 100 / highest)
      y = 100 - height
    }

    /// The width of a bar, including its gap.
    static let step = 10
  }

  private static let template = PageTemplate(Texts.quakeHomeCard)
}
