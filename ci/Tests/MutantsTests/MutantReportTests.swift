import Mutants
import Testing
import Toolbox

@Suite struct MutantReportTests {
  /// The mutants that remove calls.
  private func mutants(_ fates: [MutantFate], in layer: String = "Router") -> [Mutant] {
    let calls = fates.indices.map { "a\($0)()" }.joined(separator: "; ")
    let file = MutantFinder(
      "Modules/News/\(layer)/F.swift", source: "struct S { func f() { \(calls); return } }")
    return zip(file.mutants, fates).map { mutant, fate in
      var mutant = mutant
      mutant.fate = fate
      return mutant
    }
  }

  @Test func requiresATestOrAReasonForEachSurvivingMutant() throws {
    let place = "Modules/News/Router/F.swift · S.f"
    let list = try MutantList(text: "\(place) · a0() → removed\n  accepted: it costs too much.")
    let report = MutantReport(mutants([.lived, .unreached, .overdue]), list: list, isWhole: true)
    #expect(
      report.findings == [
        "never reached: \(place) · a1() → removed. Write a test that notices it, "
          + "or list it in docs/mutants.md with the reason."
      ])
    #expect(report.rows[1].hasSuffix("33.3 %"))
    #expect(report.page.contains("lived (accepted): \(place) · a0() → removed"))
    #expect(throws: ToolFailure.self) { try MutantList(text: "\(place) · a\n  because.") }
  }

  @Test func comparesTheScoreWithTheMinimumOfTheLayer() throws {
    let all = mutants([.lived], in: "Domain"), entry = "\(all[0].key)\n  accepted: so."
    let list = try MutantList(text: entry)
    #expect(
      MutantReport(all, list: list, isWhole: true).findings
        == ["Domain: 0.0 % of the mutants are noticed; at least 95.0 % must be."])
    #expect(MutantReport(all, list: list, isWhole: false).findings.isEmpty)
    let proved = try MutantList(text: entry.replacing("accepted", with: "equivalent"))
    #expect(MutantReport(all, list: proved, isWhole: true).findings.isEmpty)
    #expect(MutantReport([], list: proved, isWhole: true).findings.count == 1)
  }

  @Test func picksTheSameSampleForTheSameSeed() {
    let all = mutants(Array(repeating: .lived, count: 50))
    let pick = { (seed: String) in
      Mutant.picked(from: all, fitting: "*", count: 10, seed: seed).map(\.number)
    }
    #expect(pick("a") == pick("a"))
    #expect(pick("a") != pick("b"))
    #expect(Set(pick("a")).count == 10)
  }
}
