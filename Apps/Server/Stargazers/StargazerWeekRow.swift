import CoreDomain
import StargazersDomain

/// A row of the weeks, as its template names it.
struct StargazerWeekRow: Sendable {
  private let moment: String
  private let day: String
  private let count: Int
  private let sum: Int

  /// - Parameter growth: what the week has led to.
  init(_ week: StarWeek, _ growth: StarGrowth) {
    moment = week.start.iso8601
    day = PageWords.day(week.start)
    count = week.total
    sum = growth.stars
  }

  /// The rows of a history, the newest week first.
  static func rows(of history: StarHistory) -> [StargazerWeekRow] {
    zip(history.weeks, history.growth.reversed()).map { StargazerWeekRow($0, $1) }
  }

  /// The proof that rows of this type can be drawn: without it no page draws one.
  static let registered = RowTemplates.register(
    """
    <tr><th scope="row"><time datetime="{{moment}}">{{day}}</time></th><td class="number">{{count}}</td><td class="number">{{sum}}</td></tr>

    """, for: Self.self)
}
