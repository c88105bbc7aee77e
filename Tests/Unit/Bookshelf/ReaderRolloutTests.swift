import BookshelfDomain
import Testing

/// A share of readers for whom a feature is enabled.
///
/// The expected values were computed with another program, in Python:
///
///     mask, h = 2**64 - 1, 0xcbf29ce484222325
///     for byte in (name + "\0" + key).encode(): h = ((h ^ byte) * 0x100000001b3) & mask
///     h = ((h ^ (h >> 33)) * 0xff51afd7ed558ccd) & mask
///     h = ((h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53) & mask
///     place = (h ^ (h >> 33)) % 10_000
@Suite struct ReaderRolloutTests {
  @Test(arguments: [
    ("streaming", "r1", 3_943), ("streaming", "r2", 6_226), ("streaming", "reader-3", 6_163),
    ("streaming", "", 4_230), ("streaming", "読者", 6_069), ("grid", "r1", 8_088), ("", "r1", 4_790),
  ])
  func thePlaceOfAReaderNeverChanges(_ name: String, _ key: String, _ place: Int) {
    #expect(!ReaderRollout(name: name, share: place).includes(key))
    #expect(ReaderRollout(name: name, share: place + 1).includes(key))
  }

  @Test(arguments: [0, -1, Int.min])
  func aShareOfZeroIncludesNobody(_ share: Int) {
    let rollout = ReaderRollout(name: "streaming", share: share)
    #expect(rollout.share == 0)
    #expect(Self.keys.allSatisfy { !rollout.includes($0) })
  }

  @Test(arguments: [ReaderRollout.whole, ReaderRollout.whole + 1, Int.max])
  func aShareOfTenThousandIncludesEverybody(_ share: Int) {
    let rollout = ReaderRollout(name: "streaming", share: share)
    #expect(rollout.share == ReaderRollout.whole)
    #expect(Self.keys.allSatisfy(rollout.includes))
  }

  @Test func raisingTheShareExcludesNobody() {
    var before: Set<String> = []
    for share in stride(from: 0, through: ReaderRollout.whole, by: 500) {
      let now = Self.included(in: ReaderRollout(name: "streaming", share: share))
      #expect(before.isSubset(of: now), "at a share of \(share)")
      before = now
    }
  }

  @Test(arguments: ["streaming", "grid", "a"], [1_000, 5_000, 9_000])
  func aShareIncludesItsPartOfAllReaders(_ name: String, _ share: Int) {
    let reached = Self.included(in: ReaderRollout(name: name, share: share)).count
    #expect(abs(reached - share) <= 200, "\(reached) of \(Self.keys.count)")
  }

  /// Among the readers of one rollout, the share of the other one is the same as among all readers.
  @Test func twoRolloutsOfOneShareIncludeDifferentReaders() {
    let one = Self.included(in: ReaderRollout(name: "streaming", share: 5_000))
    let other = Self.included(in: ReaderRollout(name: "grid", share: 5_000))
    #expect(abs(one.intersection(other).count - 2_500) <= 200)
  }

  @Test(arguments: [2, 3, 4])
  func variantsAreDistributedEvenly(_ count: Int) {
    let rollout = ReaderRollout(name: "streaming", share: 0)
    var seen = Array(repeating: 0, count: count)
    for key in Self.keys { seen[rollout.variant(of: key, among: count)] += 1 }
    for number in seen { #expect(abs(number - Self.keys.count / count) <= 200, "\(seen)") }
  }

  @Test func theVariantOfAReaderNeverChanges() {
    let rollout = ReaderRollout(name: "streaming", share: 0)
    let again = ReaderRollout(name: "streaming", share: 9_000)
    for key in Self.keys.prefix(500) {
      #expect(rollout.variant(of: key, among: 3) == again.variant(of: key, among: 3))
      #expect(rollout.variant(of: key, among: 1) == 0)
    }
  }

  /// An A/B test among the included readers needs every variant.
  @Test func includedReadersSeeEveryVariant() {
    let rollout = ReaderRollout(name: "streaming", share: 5_000)
    let reached = Self.included(in: rollout)
    let first = reached.count { rollout.variant(of: $0, among: 2) == 0 }
    #expect(abs(first - reached.count / 2) <= 200, "\(first) of \(reached.count)")
  }

  private static let keys = (0..<10_000).map { "r\($0)" }

  private static func included(in rollout: ReaderRollout) -> Set<String> {
    Set(keys.filter(rollout.includes))
  }
}
