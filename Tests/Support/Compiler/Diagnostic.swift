import Testing

/// An error at a place in a file: an error of the compiler, or a fault in the form of a case.
public struct Diagnostic: Hashable, Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1.
  let column: Int
  let message: String
}

extension Diagnostic {
  /// Records the error in the running test at its place in the file.
  public func report() {
    Issue.record(
      "\(message)",
      sourceLocation: SourceLocation(
        fileID: "Cases/\(path.lastPart)", filePath: path, line: line, column: max(column, 1)))
  }

  /// Parses the compiler's errors, one per line: `path:line:column: error: message`.
  static func errors(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.+)/),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return Diagnostic(
        path: String(match.1), line: number, column: column, message: String(match.4))
    }
  }

  /// Whether a module is missing or unreadable, so that later errors are meaningless.
  var isAboutModule: Bool {
    message.contains("[sema_no_import]") || message.contains("[serialization_")
  }

  /// Whether the compiler reports that an expected error did not occur.
  var isAboutMissingError: Bool { message.hasPrefix("expected error not produced") }

  /// Whether the verifier reports a note that no case expects. Cases expect only errors, because
  /// notes are advice and change often.
  var isAboutNote: Bool {
    message.hasPrefix("unexpected note produced")
  }
}
