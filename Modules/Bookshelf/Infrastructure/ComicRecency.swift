import CoreDomain

/// A series in the order of what has had something new last.
struct ComicRecency {
  let number: Int64
  let sortTitle: String
  let id: String
  /// When it last had something new; nothing where it never had.
  let releasedAt: Int64?

  /// Reads a row of a walk, or of the releases of series: the later of their two moments.
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

  /// The newest first, what never had anything new last; titles decide between equals, byte for byte
  /// as the tables compare them, and then identifiers.
  static func isShownBefore(_ left: Self, _ right: Self) -> Bool {
    if left.releasedAt != right.releasedAt {
      guard let leftMoment = left.releasedAt else { return false }
      guard let rightMoment = right.releasedAt else { return true }
      return leftMoment > rightMoment
    }
    if left.sortTitle.utf8.elementsEqual(right.sortTitle.utf8) {
      return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
    }
    return left.sortTitle.utf8.lexicographicallyPrecedes(right.sortTitle.utf8)
  }
}

/// Puts series in order while a walk goes by: each counts where it comes first, and those of one
/// moment are put in order when the moment is over.
struct ComicRecencyWalk {
  private(set) var numbers: [Int64] = []
  private(set) var seen: Set<Int64> = []
  private var moment: [ComicRecency] = []

  /// - Returns: whether there are as many as are wanted, all in order.
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

  /// Takes a series that never had anything new, unless it had.
  mutating func takeLast(_ number: Int64) {
    if seen.insert(number).inserted { numbers.append(number) }
  }
}
