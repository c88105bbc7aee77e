import Testing

/// An error that the compiler, or the form of a case, shows at a place in a file.
public struct Diagnostic: Hashable, Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1.
  let column: Int
  let message: String
}

extension Diagnostic {
  /// Records the error in the running test, at its own place in the file.
  public func report() {
    Issue.record(
      "\(message)",
      sourceLocation: SourceLocation(
        fileID: "Cases/\(path.lastPart)", filePath: path, line: line, column: max(column, 1)))
  }

  /// The errors in what the compiler says, one a line: `path:line:column: error: message`.
  static func errors(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.+)/),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return Diagnostic(
        path: String(match.1), line: number, column: column, message: String(match.4))
    }
  }

  /// Whether a module is missing or cannot be read, so that nothing after it means anything.
  var isAboutModule: Bool {
    message.contains("[sema_no_import]") || message.contains("[serialization_")
  }

  /// Whether the verifier asks for a note. Notes are advice and change often: cases expect errors.
  var isAboutNote: Bool {
    message.hasPrefix("unexpected note produced")
  }
}
