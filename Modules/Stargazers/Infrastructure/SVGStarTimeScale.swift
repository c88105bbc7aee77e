import CoreDomain

/// The horizontal axis of a chart.
struct SVGStarTimeScale {
  let first: Timestamp
  let last: Timestamp

  /// - Parameter last: Ignored if it is before `first`.
  init(from first: Timestamp, through last: Timestamp) {
    self.first = first
    self.last = max(first, last)
  }

  func x(of moment: Timestamp) -> Double {
    let whole = Double(last.millisecondsSince1970 - first.millisecondsSince1970)
    guard whole > 0 else { return SVGStarPlot.left }
    let part = Double(moment.millisecondsSince1970 - first.millisecondsSince1970)
    return SVGStarPlot.left + part / whole * SVGStarPlot.width
  }

  /// A date and its label.
  struct Mark: Equatable {
    let moment: Timestamp
    let name: String
  }

  /// At most seven dates: starts of years, or of months or weeks for shorter periods.
  var marks: [Mark] {
    let months = first.month...last.month
    guard months.count > 3 else { return weeks }
    let steps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200]
    let step = steps.first { months.count / $0 < Self.limit } ?? 12_000
    let start = (months.lowerBound + step - 1) / step * step
    return stride(from: start, through: months.upperBound, by: step).compactMap { month in
      guard let moment = Timestamp(month: month), moment >= first else { return nil }
      return Mark(moment: moment, name: String(moment.iso8601.prefix(step < 12 ? 7 : 4)))
    }
  }

  private var weeks: [Mark] {
    let week: Int64 = 604_800_000
    let count = (last.millisecondsSince1970 - first.millisecondsSince1970) / week
    let step = week * max(1, (count + 4) / 5)
    return stride(
      from: first.millisecondsSince1970, through: last.millisecondsSince1970, by: Int(step)
    ).compactMap { milliseconds in
      Timestamp(millisecondsSince1970: milliseconds).map {
        Mark(moment: $0, name: String($0.iso8601.prefix(10)))
      }
    }
  }

  private static let limit = 7
}

extension Timestamp {
  /// The month, counted from year 0.
  fileprivate var month: Int {
    let text = iso8601
    return (Int(text.prefix(4)) ?? 0) * 12 + (Int(text.dropFirst(5).prefix(2)) ?? 1) - 1
  }

  /// Creates the start of a month, counted from year 0.
  fileprivate init?(month: Int) {
    let year = String(repeating: "0", count: max(0, 4 - "\(month / 12)".count)) + "\(month / 12)"
    let number = month % 12 + 1
    self.init(iso8601: "\(year)-\(number < 10 ? "0" : "")\(number)-01T00:00:00Z")
  }
}
