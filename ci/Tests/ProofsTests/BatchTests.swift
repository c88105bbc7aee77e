import Proofs
import Testing

@Suite struct BatchTests {
  private let table = GuardTable(guards: [
    guardian("words"), guardian("links"), guardian("build", need: .built),
    guardian("unit", need: .compiled, reading: .tests(events: "unit.jsonl"), minutes: 3),
    guardian("whole", need: .compiled, reading: .tests(events: "whole.jsonl"), minutes: 9),
    guardian("shape", need: .compiled),
  ])

  @Test func violationsOfDifferentFilesArePlantedTogether() {
    let batches = form(violation("1", in: "a"), violation("2", of: "links", in: "b"))
    #expect(batches.map(names) == [["1", "2"]])
  }

  @Test func violationsOfOneFileAreNot() {
    let batches = form(violation("1", in: "a"), violation("2", in: "a"), violation("3", in: "b"))
    #expect(batches.map(names) == [["1", "3"], ["2"]])
  }

  @Test func aBatchOfItsOwnNameTakesThoseOfOneFileAndNoOthers() {
    let batches = form(
      violation("1", in: "a", batch: "x"), violation("2", in: "a", batch: "x"),
      violation("3", in: "b"))
    #expect(batches.map(names) == [["1", "2"], ["3"]])
    #expect(batches.map(\.name) == ["x", "sources 2"])
  }

  @Test func twoLevelsOfTestsAreApartAndOtherGuardsJoinThem() {
    let batches = form(
      violation("1", of: "unit", in: "a"), violation("2", of: "whole", in: "b"),
      violation("3", of: "shape", in: "c"))
    #expect(batches.map(names) == [["1", "3"], ["2"]])
  }

  @Test func whatACompilerRefusesIsAlone() {
    let batches = form(violation("1", of: "build", in: "a"), violation("2", of: "build", in: "b"))
    #expect(batches.map(names) == [["1"], ["2"]])
  }

  @Test func whatNeedsNoBuildComesFirst() {
    let batches = form(
      violation("1", of: "unit"), violation("2", of: "build"), violation("3"),
      violation("4", of: "nobody"))
    #expect(batches.map(\.need) == [.sources, .built, .compiled])
  }

  @Test func whatNeedsNoBuildIsAlwaysSelected() {
    let batches = form(violation("1"), violation("2", of: "build"), violation("3", of: "unit"))
    let none = Selection(costly: .none).batches(of: batches, over: table)
    #expect(none.map(names) == [["1"]])
    #expect(rotated("a", minutes: 0, batches).map(names) == [["1"]])
  }

  @Test func aRotationTakesWhatItsMinutesHoldAndComesRound() {
    // A batch of “unit” takes three minutes, one of “whole” nine, one of “build” one.
    let batches = form(
      violation("1"), violation("2", of: "build"), violation("3", of: "build"),
      violation("4", of: "unit"), violation("5", of: "whole"))
    let runs = (0..<50).map { rotated("commit \($0)", minutes: 4, batches) }
    #expect(runs.allSatisfy { $0.map { $0.minutes(over: table) }.reduce(0, +) <= 4 + 1 })
    let planted = Set(runs.flatMap { $0.flatMap(names) })
    #expect(planted == ["1", "2", "3", "4"], "what takes longer alone is not planted")
    #expect(Set(runs.map { $0.map(names) }).count > 1)
    #expect(rotated("a", minutes: 4, batches) == rotated("a", minutes: 4, batches))
    #expect(rotated("a", minutes: 99, batches) == batches)
  }

  @Test func thePartsTogetherAreAll() {
    let batches = form(
      violation("1"), violation("2", of: "build"), violation("3", of: "build"),
      violation("4", of: "unit"))
    let parts = (1...3).flatMap { number in
      Selection(costly: .part(number: number, count: 3)).batches(of: batches, over: table)
    }
    #expect(Set(parts) == Set(batches))
    #expect(parts.count == batches.count)
  }

  @Test func aPatternNamesViolations() {
    let all = [violation("arch/a"), violation("arch/b"), violation("lint/a")]
    #expect(
      Selection(patterns: ["arch/*"]).violations(of: all).map(\.name) == ["arch/a", "arch/b"])
    #expect(Selection(patterns: ["*/a", "arch/?"]).violations(of: all).count == 3)
    #expect(Selection(patterns: ["arch"]).violations(of: all) == [])
  }

  private func rotated(_ seed: String, minutes: Int, _ batches: [Batch]) -> [Batch] {
    Selection(costly: .rotating(seed: seed, minutes: minutes)).batches(of: batches, over: table)
  }

  private func form(_ violations: Violation...) -> [Batch] {
    Batch.form(violations, over: table)
  }

  private func names(_ batch: Batch) -> [String] { batch.violations.map(\.name) }
}
