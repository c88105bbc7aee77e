import TestSupport
import Testing

/// The defects that the server's internal types rule out: each case in `Cases` is a defect that
/// does not compile.
///
/// The programs use `@testable import`, as the server's own tests do, because these types are
/// internal. Private and fileprivate declarations stay inaccessible.
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
