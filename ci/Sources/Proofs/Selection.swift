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
    /// One of each need, as the seed picks them.
    case rotating(seed: String)
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
  public func batches(of all: [Batch]) -> [Batch] {
    let groups = Dictionary(grouping: all.filter { $0.need != .sources }, by: \.need)
    let costly = groups.sorted { $0.key < $1.key }.flatMap { _, batches in
      switch self.costly {
      case .all, .part: batches
      case .none: [Batch]()
      case .rotating(let seed): [batches[Self.number(of: seed, below: batches.count)]]
      }
    }
    let cheap = all.filter { $0.need == .sources }
    guard case .part(let number, let count) = self.costly else { return cheap + costly }
    return (cheap + costly).enumerated().filter { $0.offset % count == number - 1 }
      .map(\.element)
  }

  /// A number that only the seed decides: FNV-1a, since Swift's own hash differs in each process.
  static func number(of seed: String, below count: Int) -> Int {
    let hash = seed.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int(hash % UInt64(count))
  }
}

extension String {
  /// Whether a shell pattern of `*` and `?` fits all of it; `*` stands for a slash too.
  func matches(glob: String) -> Bool {
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
