import Proofs
import Testing

@Suite struct JudgementTests {
  private let words = guardian("words"), links = guardian("links")

  @Test func aViolationIsCaughtForTheStatedReason() throws {
    let planted = violation("v", expecting: ExpectedFinding(finding: "typo", reason: "new"))
    let verdict = verdict(on: [planted], [(words, [finding("a.txt", name: "typo", "“new”")])])[0]
    #expect(verdict.isCaught)
    #expect(verdict.seen == ["words": true])
  }

  @Test func aGuardThatStaysGreenLetsItSurvive() {
    let verdicts = verdict(on: [violation("v")], [(words, [])])
    #expect(verdicts.map(\.outcome) == [.survived("“words” stayed green. See .")])
  }

  @Test func redForAnotherReasonIsNotCaught() {
    let planted = violation("v", expecting: ExpectedFinding(finding: "typo"))
    let verdict = verdict(on: [planted], [(words, [finding("a.txt", name: "length", "long")])])[0]
    guard case .survived(let reason) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(reason.hasPrefix("“words” went red, but not for typo:\n    a.txt:1: length: long"))
  }

  @Test func redInTheFileOfAnotherIsNotCaught() {
    let planted = [violation("v", in: "a.txt"), violation("w", in: "b.txt")]
    let verdicts = verdict(on: planted, [(words, [finding("a.txt", "wrong")])])
    #expect(verdicts.map(\.isCaught) == [true, false])
  }

  @Test func eachOfSeveralExpectationsHasToBeMet() {
    var planted = violation("v", expecting: ExpectedFinding(place: .init(path: "a.txt", line: 1)))
    planted.expectations.append(ExpectedFinding(place: .init(path: "a.txt", line: 2)))
    let one = verdict(on: [planted], [(words, [finding("a.txt", line: 1, "wrong")])])
    let both = verdict(
      on: [planted],
      [(words, [finding("a.txt", line: 1, "wrong"), finding("a.txt", line: 2, "wrong")])])
    #expect([one, both].map { $0[0].isCaught } == [false, true])
  }

  @Test func aGuardThatHasNothingToDoWithItMakesItNoisy() {
    let observed = [(words, [finding("a.txt", "wrong")]), (links, [finding("a.txt", "broken")])]
    #expect(
      verdict(on: [violation("v")], observed).map(\.outcome) == [
        .noisy(["links: a.txt:1: broken"])
      ])
    let stated = violation("v", companions: ["links: .*broken"])
    #expect(verdict(on: [stated], observed)[0].isCaught)
    #expect(verdict(on: [stated], observed)[0].seen == ["words": true, "links": true])
  }

  @Test func whatBelongsToNobodyIsAStray() {
    let planted = [violation("v", in: "a.txt"), violation("w", in: "b.txt")]
    let judgement = Judgement(
      Batch(name: "b", need: .sources, violations: planted),
      observations([
        (words, [finding("a.txt", "wrong"), finding("b.txt", "wrong")]),
        (links, [Finding(text: "it is broken")]),
      ]))
    #expect(judgement.verdicts.map(\.isCaught) == [true, true])
    #expect(judgement.strays == ["links: it is broken"])
  }

  private func verdict(
    on violations: [Violation], _ seen: [(Guard, [Finding])]
  ) -> [Verdict] {
    Judgement(
      Batch(name: "b", need: .sources, violations: violations), observations(seen)
    ).verdicts
  }

  private func observations(
    _ seen: [(Guard, [Finding])]
  ) -> [(guardian: Guard, observation: Observation)] {
    seen.map { ($0, Observation(isRed: !$1.isEmpty, findings: $1)) }
  }
}
