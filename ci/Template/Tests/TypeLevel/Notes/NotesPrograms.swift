import TestSupport
import Testing

/// The defects that NotesDomain's types exclude: each case in `Cases` must not compile.
@Suite struct NotesPrograms {
  private static let cases = CaseFolder(of: "NotesDomain")

  @Test(arguments: try await cases.verdictsOnDefects())
  func theDefectDoesNotCompile(_ verdict: Verdict) {
    verdict.report()
  }

  @Test(arguments: try await cases.verdictsOnTwins())
  func itsTwinCompiles(_ verdict: Verdict) {
    verdict.report()
  }

  @Test func everyPublicTypeHasACaseOrAReason() async throws {
    for problem in try await InvariantCoverage(of: "NotesDomain").problems {
      problem.report()
    }
  }
}
