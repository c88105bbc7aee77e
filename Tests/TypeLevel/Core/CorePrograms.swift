import TestSupport
import Testing

/// The defects that CoreDomain's types rule out: each case in `Cases` is a defect that does not
/// compile.
@Suite struct CorePrograms {
  private static let cases = CaseFolder(of: "CoreDomain")

  @Test(arguments: try await cases.verdictsOnDefects())
  func theDefectDoesNotCompile(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnTwins())
  func itsTwinCompiles(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnHoles())
  func theKnownHoleIsStillOpen(_ verdict: Verdict) {
    verdict.report()
  }

  @Test func everyPublicTypeHasACaseOrAReason() async throws {
    for problem in try await InvariantCoverage(of: "CoreDomain").problems {
      problem.report()
    }
  }
}
