import CoreCLI
import CoreDomain

/// A date label under a chart and its column.
struct StargazerHistoryDate: Hashable, Sendable {
  let label: String
  let column: Int
}

/// The horizontal axis of a chart: columns of equal duration, from the start of the first week to
/// the end of the last week.
struct StargazerHistoryTimeline: Hashable, Sendable {
  let start: Timestamp
  let end: Timestamp
  /// The number of columns, at least 1.
  let columns: Int

  /// The end of a column in milliseconds since 1970-01-01T00:00:00Z.
  func end(ofColumn column: Int) -> Int64 {
    start.millisecondsSince1970 + Int64(Double(length) * Double(column + 1) / Double(columns))
  }

  /// The labelled dates: the starts of years or months, as many as fit. If fewer than two fit, the
  /// first days of the first and the last week.
  var dates: [StargazerHistoryDate] {
    for step in Self.monthSteps where step * columns >= Self.room * months {
      let dates = monthBeginnings(each: step)
      if dates.count > 1 { return dates }
    }
    let last = end.advanced(by: .seconds(-7 * 86_400))
    return (last > start ? [start, last] : [start]).map {
      StargazerHistoryDate(label: Figures.day($0), column: column(of: $0))
    }
  }
}

extension StargazerHistoryTimeline {
  private var length: Int64 { max(1, end.millisecondsSince1970 - start.millisecondsSince1970) }

  private func column(of moment: Timestamp) -> Int {
    let passed = moment.millisecondsSince1970 - start.millisecondsSince1970
    return Int(Double(passed) / Double(length) * Double(columns))
  }

  /// The number of months, including partial months.
  private var months: Int { end.month - start.month + 1 }

  /// The first day of every `step`-th month. Months are counted from the year 0.
  private func monthBeginnings(each step: Int) -> [StargazerHistoryDate] {
    let first = (start.month + step - 1) / step * step
    return stride(from: first, through: end.month, by: step).compactMap { month in
      guard let moment = Timestamp(startOfMonth: month), moment >= start, moment < end
      else { return nil }
      let label = moment.iso8601.prefix(step.isMultiple(of: 12) ? 4 : 7)
      return StargazerHistoryDate(label: String(label), column: column(of: moment))
    }
  }

  /// The possible distances between two dates in months.
  private static let monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200]

  /// The number of columns that a date label needs.
  private static let room = 10
}
