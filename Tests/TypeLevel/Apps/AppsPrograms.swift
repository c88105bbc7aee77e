import TestSupport
import Testing

/// The defects that CoreWeb's types rule out: each case in `Cases` is a defect that does not
/// compile.
///
/// The programs see internal declarations, as the server's own tests do, because these types are
/// internal to the package. Private and fileprivate declarations stay inaccessible.
@Suite struct AppsPrograms {
  private static let cases = CaseFolder(of: "CoreWeb")

  @Test(arguments: try await cases.verdictsOnDefects())
  func theDefectDoesNotCompile(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnTwins())
  func itsTwinCompiles(_ verdict: Verdict) {
    verdict.report()
  }
}
