import FoundationEssentials

/// A program that must not compile and, one line away from it, its twin that must.
///
/// It opens with a sentence on the defect that it rules out in the field. The defect stands between
/// `#if FAIL` and `#else`, the twin between `#else` and `#endif`. The compiler's answer to the
/// defect is expected by the identifier of the diagnostic, which outlives its wording:
///
///     /// A request without limits waits for ever.
///     …
///       #if FAIL
///       try await client.send(page, body: [])  // expected-FAIL-error {{[missing_argument_named]}}
///       #else
///       try await client.send(page, body: [], limits: .page)
///       #endif
public struct CaseFile: Hashable, Sendable {
  /// The file.
  public let path: String

  private let lines: [String]

  init(path: String) throws(CompilerFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableCases(path, reason: "there is no such file, or it may not be read")
    }
    self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The name of the file without `.swift`: what holds when the case passes.
  public var name: String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
  }

  /// What is wrong with the form of the file; a case of another form could pass without checking
  /// anything.
  var malformations: [Diagnostic] {
    [malformedOpening, malformedTwin].compactMap(\.self) + malformedExpectations
  }

  private func malformation(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(path: path, line: line, column: 1, message: message)
  }

  private var malformedOpening: Diagnostic? {
    guard let first = lines.first, first.hasPrefix("/// "), first.hasSuffix(".") else {
      return malformation("open the file with `/// ` and one sentence on the defect in the field")
    }
    return nil
  }

  private var malformedTwin: Diagnostic? {
    let marks = lines.indices.filter { lines[$0].trimmed.hasPrefix("#") }
    guard marks.map({ lines[$0].trimmed }) == ["#if FAIL", "#else", "#endif"] else {
      return malformation("write the defect and its twin as one `#if FAIL`, `#else`, `#endif`")
    }
    let defect = code(from: marks[0], to: marks[1])
    let twin = code(from: marks[1], to: marks[2])
    guard defect <= 1, twin == 1 else {
      return malformation(
        "the twin differs from the defect in one line; here \(defect) stand against \(twin)",
        line: marks[0] + 1)
    }
    return nil
  }

  /// How many lines between two others are code, and no comment.
  private func code(from start: Int, to end: Int) -> Int {
    lines[(start + 1)..<end].count { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
  }

  private var malformedExpectations: [Diagnostic] {
    let expecting = lines.indices.filter { lines[$0].contains("expected-") }
    guard !expecting.isEmpty else {
      return [malformation("say what the compiler answers: `// expected-FAIL-error {{[id]}}`")]
    }
    return expecting.compactMap { index in
      let wellFormed = lines[index].matches(of: /expected-FAIL-error(@[+-]\d+)? \{\{\[\w+\]\}\}/)
      let all = lines[index].matches(of: /expected-/)
      guard wellFormed.count != all.count else { return nil }
      return malformation(
        "expect an error by its identifier: `expected-FAIL-error {{[id]}}`", line: index + 1)
    }
  }
}

extension String {
  fileprivate var trimmed: Substring {
    drop { $0 == " " }
  }
}
