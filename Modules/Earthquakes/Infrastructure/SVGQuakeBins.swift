import CoreDomain
import EarthquakesDomain

/// The time span of one bar of a histogram.
enum SVGQuakeBin: String, CaseIterable {
  case day, week, month, year, decade

  /// Returns the index of the bin that contains a day. Adjacent bins have consecutive indexes.
  func index(of day: Timestamp) -> Int {
    let days = Int(day.secondsSince1970.dividedRoundingDown(by: 86_400))
    return switch self {
    case .day: days
    // 1970-01-01 was a Thursday, but weeks start on Monday.
    case .week: (days + 3).dividedRoundingDown(by: 7)
    case .month: day.month
    case .year: day.month / 12
    case .decade: day.month / 120
    }
  }

  /// Returns the name of a bin: `2023-03-15`, `2023-03`, `2023`, `2020s`.
  func name(of index: Int) -> String {
    switch self {
    case .day: Self.date(daysSince1970: index)
    case .week: Self.date(daysSince1970: index * 7 - 3)
    case .month: "\((index / 12).digits(4))-\((index % 12 + 1).digits(2))"
    case .year: index.digits(4)
    case .decade: (index * 10).digits(4) + "s"
    }
  }

  private static func date(daysSince1970 days: Int) -> String {
    // The first week starts before the first representable day.
    let first = Timestamp.bounds.lowerBound / 86_400_000
    let moment = Timestamp(secondsSince1970: max(first, Int64(days)) * 86_400)
    return moment.map { Figures.day($0) } ?? ""
  }
}

/// The bars of a histogram.
struct SVGQuakeBins {
  let bin: SVGQuakeBin
  /// All bins from the first to the last, including empty ones.
  let range: ClosedRange<Int>
  /// The number of earthquakes in each non-empty bin.
  let counts: [Int: Int]

  /// Chooses the shortest bin that does not need more than the maximum number of bars.
  ///
  /// - Parameter last: The last day. It is ignored if it is before the first day.
  init(_ days: [QuakeDay], from first: Timestamp, through last: Timestamp) {
    let moments = days.map(\.day)
    let first = min(first, moments.min() ?? first)
    let last = max(first, last, moments.max() ?? last)
    let bin =
      SVGQuakeBin.allCases.first { $0.index(of: last) - $0.index(of: first) < Self.limit }
      ?? .decade
    self.bin = bin
    range = bin.index(of: first)...bin.index(of: last)
    counts = days.reduce(into: [:]) { $0[bin.index(of: $1.day), default: 0] += $1.count }
  }

  var total: Int { counts.values.reduce(0, +) }

  /// The bin with the highest count, or the first of several bins with the highest count.
  var highest: (index: Int, count: Int)? {
    counts.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { (index: $0.key, count: $0.value) }
  }

  /// The maximum number of bars. It does not apply to decades.
  private static let limit = 120
}

extension BinaryInteger {
  /// Divides and rounds down rather than towards zero.
  fileprivate func dividedRoundingDown(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
