import Proofs
import Testing

@Suite struct BatchTests {
  private let table = GuardTable(guards: [
    guardian("words"), guardian("links"), guardian("build", need: .built),
    guardian("unit", need: .compiled, reading: .tests(report: "unit.xml")),
    guardian("whole", need: .compiled, reading: .tests(report: "whole.xml")),
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

  @Test func aSelectionTakesWhatNeedsNoBuildAndOneOfEachOther() {
    let batches = form(
      violation("1"), violation("2", of: "build"), violation("3", of: "build"),
      violation("4", of: "unit"))
    let rotating = Selection(costly: .rotating(seed: "a")).batches(of: batches)
    #expect(rotating.map(\.need) == [.sources, .built, .compiled])
    #expect(Selection(costly: .none).batches(of: batches).map(names) == [["1"]])
    let seeds = (0..<20).map { Selection(costly: .rotating(seed: "\($0)")).batches(of: batches) }
    #expect(Set(seeds.map { names($0[1]) }) == [["2"], ["3"]])
  }

  @Test func thePartsTogetherAreAll() {
    let batches = form(
      violation("1"), violation("2", of: "build"), violation("3", of: "build"),
      violation("4", of: "unit"))
    let parts = (1...3).flatMap { number in
      Selection(costly: .part(number: number, count: 3)).batches(of: batches)
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

  private func form(_ violations: Violation...) -> [Batch] {
    Batch.form(violations, over: table)
  }

  private func names(_ batch: Batch) -> [String] { batch.violations.map(\.name) }
}
