import CoreDomain

/// When the stars of a repository came: how many in each week, and so the moment of each one, by its
/// place in the order.
///
/// Nothing is held for a single star: a repository with forty thousand costs as little as one with
/// forty.
struct StarTimeline: Hashable, Sendable {
  /// How many had come before each week, and at the end how many there are.
  private let before: [Int]

  /// - Parameter counts: how many came in each week.
  init(_ counts: some Sequence<Int>) {
    before = counts.reduce(into: [0]) { before, count in
      before.append((before.last ?? 0) + count)
    }
  }

  /// So many stars, evenly, in the ten years before 2026; the first one in the first week.
  init(evenly count: Int) {
    let weeks = 534
    let before = (0...weeks).map { ($0 * count + weeks - 1) / weeks }
    self.init(zip(before, before.dropFirst()).map { $1 - $0 })
  }

  var count: Int { before.last ?? 0 }

  /// The first moment behind all weeks.
  var end: Timestamp {
    StarWeek.beginning.adding(seconds: Int64(before.count - 1) * StarWeek.seconds)
  }

  /// How many stars had come by a moment, the moment included.
  func count(until now: Timestamp) -> Int {
    (0..<count).firstPlace { moment(of: $0) > now }
  }

  /// The moment of a star, in whole seconds.
  ///
  /// - Parameter place: 0 for the first one.
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
  /// The first place from which on something holds, or the end. It does not hold for any before.
  func firstPlace(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
