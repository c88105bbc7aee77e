public import Testing

/// What was found out about a case.
public struct Verdict: Hashable, Sendable {
  public let file: CaseFile

  /// What speaks against the case; nothing when it holds.
  public let problems: [Diagnostic]

  init(on file: CaseFile, problems: [Diagnostic]) {
    self.file = file
    self.problems = problems
  }

  /// Records each problem in the running test, at its own place in the case.
  public func report() {
    for problem in problems {
      problem.report()
    }
  }
}

extension Verdict: CustomTestStringConvertible {
  public var testDescription: String { file.name }
}
