import TestSupport
import Testing

/// What types of the server rule out that are seen nowhere else: each case in `Cases` is a defect that does
/// not compile.
///
/// The programs open the server as its own tests do (`@testable import`), since it shows these types to
/// nobody. What a file keeps to itself stays shut even then.
@Suite struct AppsPrograms {
  private static let cases = CaseFolder(of: "Server")

  @Test(arguments: try await cases.verdictsOnDefects())
  func theDefectDoesNotCompile(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnTwins())
  func itsTwinCompiles(_ verdict: Verdict) {
    verdict.report()
  }
}
