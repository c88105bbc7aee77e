public import Testing

/// The result of compiling a case.
public struct Verdict: Hashable, Sendable {
  public let file: CaseFile

  /// The problems of the case; empty if it passes.
  public let problems: [Diagnostic]

  init(on file: CaseFile, problems: [Diagnostic]) {
    self.file = file
    self.problems = problems
  }

  public func report() {
    for problem in problems {
      problem.report()
    }
  }
}

extension Verdict: CustomTestStringConvertible {
  public var testDescription: String { file.name }
}
