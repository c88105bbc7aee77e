/// Violations that are planted together, and told apart by what is found.
public struct Batch: Hashable, Sendable {
  public var name: String
  public var need: Guard.Need
  public var violations: [Violation]

  public init(name: String, need: Guard.Need, violations: [Violation]) {
    self.name = name
    self.need = need
    self.violations = violations
  }

  /// Puts violations into as few batches as they can be told apart in.
  ///
  /// Those of one batch need the same build and edit different files, and at most one guard of
  /// theirs runs tests: a bug that a unit test sees may well be seen by an end-to-end test too.
  /// What a compiler has to refuse is planted alone, since it stops at the first module that is
  /// wrong. A batch that a violation names is formed as it says, whatever it edits.
  ///
  /// - Parameter violations: of guards that are in the table; others are left out.
  public static func form(_ violations: [Violation], over table: GuardTable) -> [Batch] {
    var batches: [Batch] = []
    for violation in violations.sorted(by: { $0.name < $1.name }) {
      guard let need = table[violation.guardName]?.need else { continue }
      let fitting = batches.firstIndex { batch in
        batch.need == need && batch.takes(violation, over: table)
      }
      if let fitting {
        batches[fitting].violations.append(violation)
      } else {
        batches.append(Batch(name: "", need: need, violations: [violation]))
      }
    }
    return named(
      batches.enumerated().sorted { one, other in
        (one.element.need, one.offset) < (other.element.need, other.offset)
      }.map(\.element))
  }

  private static func named(_ batches: [Batch]) -> [Batch] {
    var counts: [Guard.Need: Int] = [:]
    return batches.map { batch in
      counts[batch.need, default: 0] += 1
      let number = "\(batch.need.rawValue) \(counts[batch.need, default: 0])"
      return Batch(
        name: batch.violations[0].batch ?? number, need: batch.need,
        violations: batch.violations)
    }
  }

  private func takes(_ violation: Violation, over table: GuardTable) -> Bool {
    let others = violations.map(\.batch)
    if let batch = violation.batch { return others.contains(batch) }
    guard need == .sources || need == .compiled, !others.contains(where: { $0 != nil }),
      violations.allSatisfy({ $0.patch.paths.isDisjoint(with: violation.patch.paths) })
    else { return false }
    let levels = Set((violations + [violation]).compactMap { table[$0.guardName]?.events })
    return levels.count <= 1
  }
}

extension Batch {
  /// What it costs, in minutes: what each of its guards adds.
  public func minutes(over table: GuardTable) -> Int {
    Set(violations.map(\.guardName)).reduce(0) { $0 + (table[$1]?.minutes ?? 0) }
  }
}

extension Guard {
  /// The stream of events that a guard writes that runs tests.
  var events: String? {
    if case .tests(let events) = reading { events } else { nil }
  }
}
