import CoreDemo
import CoreDomain

/// The times of a repository's stars. The timeline stores the number of stars per week, and
/// computes the time of each star from its index.
///
/// No data is stored per star, so a repository with forty thousand stars costs as little as one
/// with forty.
struct StarTimeline: Hashable, Sendable {
  /// The number of stars before each week, followed by the total.
  private let before: [Int]

  /// - Parameter counts: The number of stars in each week.
  init(_ counts: some Sequence<Int>) {
    before = counts.reduce(into: [0]) { before, count in
      before.append((before.last ?? 0) + count)
    }
  }

  /// Distributes a number of stars evenly over the ten years before 2026. The first star is in the
  /// first week.
  init(evenly count: Int) {
    let weeks = 534
    let before = (0...weeks).map { ($0 * count + weeks - 1) / weeks }
    self.init(zip(before, before.dropFirst()).map { $1 - $0 })
  }

  var count: Int { before.last ?? 0 }

  /// The first moment after all weeks.
  var end: Timestamp {
    StarWeek.beginning.adding(seconds: Int64(before.count - 1) * StarWeek.seconds)
  }

  /// Returns the number of stars up to and including a moment.
  func count(until now: Timestamp) -> Int {
    (0..<count).firstPlace { moment(of: $0) > now }
  }

  /// Returns the time of a star in whole seconds.
  ///
  /// - Parameter place: The index of the star, starting at 0.
  func moment(of place: Int) -> Timestamp {
    let week = (0..<before.count).firstPlace { before[$0] > place } - 1
    let count = before[week + 1] - before[week]
    var chance = Chance(seed: UInt64(place))
    let share = (Double(place - before[week]) + chance.next()) / Double(count)
    return StarWeek.beginning.adding(
      seconds: Int64(week) * StarWeek.seconds + Int64(share * Double(StarWeek.seconds)))
  }
}

extension Range<Int> {
  /// Returns the first value that satisfies a predicate, or the upper bound if no value does. All
  /// values after the first match must satisfy the predicate, too.
  func firstPlace(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
