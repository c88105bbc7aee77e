import Foundation

/// Violations that are planted together, and distinguished by their findings.
struct Batch {
  var name: String
  var need: Guard.Need
  var violations: [Violation]

  /// Groups violations into as few batches as possible, in the order of their needs.
  ///
  /// The violations of a batch edit different files, and at most one of their guards runs tests: an
  /// end-to-end test may find a bug that a unit test should find. A violation that is not compiled
  /// before its guard runs is planted alone, because a compiler stops at the first wrong module.
  /// Violations that name a batch are planted in that batch.
  static func form(_ violations: [Violation], over table: GuardTable) -> [Batch] {
    Guard.Need.allCases.flatMap { need in
      var batches: [Batch] = []
      for violation in violations where table[violation.guardName]?.need == need {
        if let index = batches.firstIndex(where: { $0.takes(violation, over: table) }) {
          batches[index].violations.append(violation)
        } else {
          let name = violation.batch ?? "\(need) \(batches.count + 1)"
          batches.append(Batch(name: name, need: need, violations: [violation]))
        }
      }
      return batches
    }
  }

  private func takes(_ violation: Violation, over table: GuardTable) -> Bool {
    let own = violations[0].batch
    if own != nil || violation.batch != nil { return own == violation.batch }
    let levels = Set((violations + [violation]).compactMap { table[$0.guardName]?.events })
    return (need == .sources || need == .compiled) && levels.count <= 1
      && violations.allSatisfy { $0.paths.isDisjoint(with: violation.paths) }
  }

  /// Returns the batches that need no build, and as many others as fit into the minutes. The seed
  /// decides the order, so that each batch that fits comes first for some seed.
  static func rotated(
    _ batches: [Batch], _ part: (seed: String, minutes: Int), over table: GuardTable
  ) -> [Batch] {
    let rank = { (batch: Batch) in Picking.number(of: "\(part.seed) \(batch.name)") }
    var left = part.minutes
    return batches.sorted { rank($0) < rank($1) }.filter { batch in
      let names = batch.need == .sources ? [] : Set(batch.violations.map(\.guardName))
      let cost = names.reduce(0) { $0 + (table[$1]?.minutes ?? 0) }
      guard cost <= left else { return false }
      left -= cost
      return true
    }
  }
}

/// Picks elements: a repeatable sample, or those whose names match a pattern.
public enum Picking {
  /// Returns a number that depends only on the seed. Uses FNV-1a, because Swift's own hash differs
  /// in each process.
  public static func number(of seed: String) -> UInt64 {
    let hash = seed.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    // The last letters change only the low bits, but the high bits decide the order.
    return (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
  }

  /// Whether a shell pattern with `*` and `?` matches the whole name. `*` also matches slashes.
  public static func fits(_ name: String, glob: String) -> Bool {
    unsafe fnmatch(glob, name, 0) == 0
  }
}
