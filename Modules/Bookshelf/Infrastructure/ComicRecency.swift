import BookshelfDomain
import CoreDomain

/// A series in a list sorted by latest release.
struct ComicRecency {
  let number: Int64
  let sortTitle: String
  let id: String
  /// The time of the latest release, or `nil` before the first one.
  let releasedAt: Int64?

  /// Decodes a row. The columns `moments` contain release dates, and the latest of them counts.
  init(_ row: SQLRow, moments: Range<Int>) throws(SQLFailure) {
    number = try row.integer(0)
    sortTitle = try row.text(1)
    id = try row.text(2)
    var latest: Int64?
    for column in moments {
      guard let moment = try row.optionalInteger(column) else { continue }
      latest = max(latest ?? moment, moment)
    }
    releasedAt = latest
  }

  /// Returns whether one series precedes another: newest release first, series without releases
  /// last, then by sort title, byte by byte as in the database, then by identifier.
  static func isShownBefore(_ left: Self, _ right: Self) -> Bool {
    if let isFirst = left.releasedAt.precedes(right.releasedAt, by: >) { return isFirst }
    if left.sortTitle.utf8.elementsEqual(right.sortTitle.utf8) {
      return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
    }
    return left.sortTitle.utf8.lexicographicallyPrecedes(right.sortTitle.utf8)
  }
}

/// Collects series while scanning releases. A series is collected at its latest release. Series
/// with the same release time are sorted once all of them are collected.
struct ComicRecencyWalk {
  private(set) var numbers: [Int64] = []
  private(set) var seen: Set<Int64> = []
  private var moment: [ComicRecency] = []

  /// - Returns: Whether enough series have been collected.
  mutating func take(_ next: ComicRecency, wanted: Int) -> Bool {
    if let current = moment.first, current.releasedAt != next.releasedAt {
      endMoment()
      if numbers.count >= wanted { return true }
    }
    if seen.insert(next.number).inserted { moment.append(next) }
    return false
  }

  mutating func endMoment() {
    numbers += moment.sorted(by: ComicRecency.isShownBefore).map(\.number)
    moment = []
  }

  /// Adds a series at the end, unless the series has already been collected.
  mutating func takeLast(_ number: Int64) {
    if seen.insert(number).inserted { numbers.append(number) }
  }
}
