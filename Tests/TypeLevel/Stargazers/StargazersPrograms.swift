import TestSupport
import Testing

/// The defects that StargazersDomain's types rule out: each case in `Cases` is a defect that does
/// not compile.
@Suite struct StargazersPrograms {
  private static let cases = CaseFolder(of: "StargazersDomain")

  @Test(arguments: try await cases.verdictsOnDefects())
  func theDefectDoesNotCompile(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnTwins())
  func itsTwinCompiles(_ verdict: Verdict) {
    verdict.report()
  }

  @Test func everyPublicTypeHasACaseOrAReason() async throws {
    for problem in try await InvariantCoverage(of: "StargazersDomain").problems {
      problem.report()
    }
  }
}
