import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of a week.
struct StargazerWeekRow: Sendable {
  private let moment: String
  private let day: String
  private let count: String
  private let sum: String

  /// - Parameter growth: The total at the end of the week.
  init(_ week: StarWeek, _ growth: StarGrowth) {
    moment = week.start.iso8601
    day = Figures.day(week.start)
    count = Figures.grouped(week.total)
    sum = Figures.grouped(growth.stars)
  }

  /// The rows of a history, newest week first.
  static func rows(of history: StarHistory) -> [StargazerWeekRow] {
    zip(history.weeks, history.growth.reversed()).map { StargazerWeekRow($0, $1) }
  }

  static let registered = RowTemplates.register(
    """
    <tr><th scope="row"><time datetime="{{moment}}">{{day}}</time></th><td class="number">{{count}}</td><td class="number">{{sum}}</td></tr>

    """, for: Self.self)
}
