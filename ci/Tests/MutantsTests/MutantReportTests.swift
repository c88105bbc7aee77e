import Mutants
import Testing
import Toolbox

@Suite struct MutantReportTests {
  private func mutant(_ change: String, _ layer: String = "Router") -> Mutant {
    let path = "Modules/News/\(layer)/F.swift"
    return Mutant(number: 1, site: 1, path: path, function: "S.f", change: change)
  }

  @Test func asksForATestOrAReasonForEachMutantThatLives() throws {
    let text = """
      Modules/News/Router/F.swift · S.f · a → b
        accepted: it costs too much.
      """
    let fates = [
      (mutant("a → b"), MutantFate.lived), (mutant("c → d"), .unreached),
      (mutant("e → f"), .overdue),
    ]
    let report = MutantReport(fates, list: try MutantList(text: text), isWhole: true)
    #expect(
      report.findings == [
        "never reached: Modules/News/Router/F.swift · S.f · c → d. Write a test that notices it, "
          + "or list it in docs/mutants.md with the reason."
      ])
    #expect(report.table.lines[1].hasSuffix("33.3 %"))
    #expect(report.page.contains("lived (accepted): Modules/News/Router/F.swift · S.f · a → b"))
  }

  @Test func holdsTheScoreOfAllMutantsToTheBoundOfTheirLayer() throws {
    let accepted = "Modules/News/Domain/F.swift · S.f · a → b\n  accepted: so."
    let fates = [(mutant("a → b", "Domain"), MutantFate.lived)]
    let list = try MutantList(text: accepted)
    #expect(
      MutantReport(fates, list: list, isWhole: true).findings
        == ["Domain: 0.0 % of the mutants are noticed; at least 95.0 % must be."])
    #expect(MutantReport(fates, list: list, isWhole: false).findings.isEmpty)
    let proved = try MutantList(text: accepted.replacing("accepted", with: "equivalent"))
    #expect(MutantReport(fates, list: proved, isWhole: true).findings.isEmpty)
    #expect(MutantReport([], list: proved, isWhole: true).findings.count == 1)
  }

  @Test func refusesAMutantWithoutAReason() {
    #expect(throws: ToolFailure.self) { try MutantList(text: "Modules/a · b · c\n  because.") }
  }

  @Test func picksTheSameSampleForTheSameSeed() {
    let all = (1...50).map { number in
      Mutant(
        number: number, site: number, path: "Modules/A/Domain/F.swift", function: "f", change: "")
    }
    let pick = { (seed: String) in
      Mutant.picked(from: all, fitting: "Modules/A/*", count: 10, seed: seed).map(\.number)
    }
    #expect(pick("a") == pick("a"))
    #expect(pick("a") != pick("b"))
    #expect(Set(pick("a")).count == 10)
  }
}
