/// Which violations are planted.
public struct Selection: Hashable, Sendable {
  /// Shell patterns over the names of violations, of which one has to fit; none for all.
  public var patterns: [String]
  public var costly: Costly

  /// Which batches that need a build are planted; those that need none always are.
  public enum Costly: Hashable, Sendable {
    case all
    case none
    /// Every `count`th one; the number counts from 1.
    case part(number: Int, count: Int)
    /// As many as the minutes hold, in an order that the seed decides.
    case rotating(seed: String, minutes: Int)
  }

  public init(patterns: [String] = [], costly: Costly = .all) {
    self.patterns = patterns
    self.costly = costly
  }

  /// Whether nothing is left out.
  public var isWhole: Bool { patterns.isEmpty && costly == .all }

  /// The violations that the patterns name.
  public func violations(of all: [Violation]) -> [Violation] {
    all.filter { violation in
      patterns.isEmpty || patterns.contains { violation.name.matches(glob: $0) }
    }
  }

  /// The batches that are planted, in their order.
  ///
  /// - Parameter table: says what the batches cost.
  public func batches(of all: [Batch], over table: GuardTable) -> [Batch] {
    let (cheap, costly) = (
      all.filter { $0.need == .sources }, all.filter { $0.need != .sources }
    )
    switch self.costly {
    case .all: return cheap + costly
    case .none: return cheap
    case .part(let number, let count):
      return (cheap + costly).enumerated().filter { $0.offset % count == number - 1 }
        .map(\.element)
    case .rotating(let seed, let minutes):
      let picked = Self.picked(of: costly, by: seed, within: minutes, over: table)
      return cheap + costly.filter(picked.contains)
    }
  }

  /// What fits into some minutes, of batches in an order that the seed decides. So each of those
  /// that fit at all is the first one for some seed.
  private static func picked(
    of batches: [Batch], by seed: String, within minutes: Int, over table: GuardTable
  ) -> Set<Batch> {
    var left = minutes
    let order = batches.sorted { one, other in
      (number(of: "\(seed) \(one.name)"), one.name)
        < (number(of: "\(seed) \(other.name)"), other.name)
    }
    return Set(
      order.filter { batch in
        let cost = batch.minutes(over: table)
        guard cost <= left else { return false }
        left -= cost
        return true
      })
  }

  /// A number that only the seed decides: FNV-1a, since Swift's own hash differs in each process.
  package static func number(of seed: String) -> UInt64 {
    let hash = seed.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    // The last letters reach the low bits alone, and the order is told by the high ones.
    return (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
  }
}

extension String {
  /// Whether a shell pattern of `*` and `?` fits all of it; `*` stands for a slash too.
  package func matches(glob: String) -> Bool {
    let pattern = glob.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      case _ where character.isLetter || character.isNumber: String(character)
      default: "\\\(character)"
      }
    }.joined()
    guard let regex = try? Regex(pattern) else { return false }
    return wholeMatch(of: regex) != nil
  }
}
