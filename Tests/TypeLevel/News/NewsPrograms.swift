import TestSupport
import Testing

/// The defects that NewsDomain's types and the types of its pages rule out: each case in `Cases` is
/// a defect that does not compile.
@Suite struct NewsPrograms {
  private static let cases = CaseFolder(of: "NewsDomain")

  @Test(arguments: try await cases.verdictsOnDefects())
  func theDefectDoesNotCompile(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnTwins())
  func itsTwinCompiles(_ verdict: Verdict) {
    verdict.report()
  }

  @Test func everyPublicTypeHasACaseOrAReason() async throws {
    for problem in try await InvariantCoverage(of: "NewsDomain").problems {
      problem.report()
    }
  }
}
