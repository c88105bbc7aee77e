extension CaseFile {
  /// The faults in the form of a case. A malformed case could pass without checking anything.
  var malformations: [Diagnostic] {
    [malformedOpening, malformedOwner, malformedTwin].compactMap(\.self) + malformedExpectations
  }

  var malformationsOfHole: [Diagnostic] {
    [malformedOpening, malformedCatch, conditionInHole].compactMap(\.self)
  }
}

extension CaseFile {
  private func malformation(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(path: path, line: line, column: 1, message: message)
  }

  private var malformedOpening: Diagnostic? {
    guard let first = lines.first, first.hasPrefix("/// "), first.hasSuffix(".") else {
      return malformation("start the file with `/// ` and one sentence about the defect")
    }
    return nil
  }

  private var malformedOwner: Diagnostic? {
    guard !provesASetting, statedBy == nil else { return nil }
    return malformation(
      "name in the third line what states this: `/// Stated by ``Type/member``.`", line: 3)
  }

  private var malformedTwin: Diagnostic? {
    let marks = lines.indices.filter { lines[$0].trimmed.hasPrefix("#") }
    guard !marks.isEmpty else { return malformedPair }
    guard
      [["#if FAIL", "#else", "#endif"], ["#if !FAIL", "#endif"]].contains(
        marks.map { lines[$0].trimmed })
    else {
      return malformation(
        "write the defect and its twin as one `#if FAIL`, `#else`, `#endif`, or the twin alone as "
          + "`#if !FAIL`, `#endif`")
    }
    let defect = marks.count == 3 ? code(from: marks[0], to: marks[1]) : 0
    let twin = code(from: marks[marks.count - 2], to: marks[marks.count - 1])
    guard defect == marks.count - 2, twin == 1 else {
      return malformation(
        """
        the twin differs from the defect in one line; here the defect has \(defect) lines, and \
        the twin \(twin)
        """,
        line: marks[0] + 1)
    }
    return nil
  }

  private var malformedPair: Diagnostic? {
    let code = lines.indices.filter {
      !lines[$0].trimmed.isEmpty && !lines[$0].trimmed.hasPrefix("//")
    }
    let defect = code.dropLast(2).last
    let expected = lines.indices.flatMap { index in
      lines[index].matches(of: /expected-error(?:@([+-]\d+))?/).map { match in
        index + (match.1.flatMap { Int($0) } ?? 0)
      }
    }
    guard code.last.map({ lines[$0] }) == "}", expected.allSatisfy({ $0 == defect }) else {
      return malformation(
        "end the function with the defect and, in the next line, its twin",
        line: (expected.last ?? 0) + 1)
    }
    return nil
  }

  private func code(from start: Int, to end: Int) -> Int {
    lines[(start + 1)..<end].count { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
  }

  private var malformedExpectations: [Diagnostic] {
    let expecting = lines.indices.filter { lines[$0].contains("expected-") }
    let word =
      lines.contains { $0.trimmed.hasPrefix("#if") } ? "expected-FAIL-error" : "expected-error"
    guard !expecting.isEmpty else {
      return [malformation("write the compiler's error: `// \(word) {{[id]}}`")]
    }
    return expecting.compactMap { index in
      let wellFormed = lines[index].matches(of: /(expected-\S*?error)(@[+-]\d+)? \{\{\[\w+\]\}\}/)
      let all = lines[index].matches(of: /expected-/)
      guard wellFormed.count != all.count || wellFormed.contains(where: { $0.1 != word }) else {
        return nil
      }
      return malformation(
        "expect an error by its identifier: `\(word) {{[id]}}`", line: index + 1)
    }
  }

  private var malformedCatch: Diagnostic? {
    let paragraph = lines.dropFirst(2).prefix { $0.hasPrefix("/// ") }
    guard paragraph.first?.hasPrefix("/// Caught by ") == true, paragraph.last?.last == "." else {
      return malformation("name in the third line what catches it: `/// Caught by ….`", line: 3)
    }
    return nil
  }

  /// The fault of a hole with a condition: the code under `#if` would not be compiled.
  private var conditionInHole: Diagnostic? {
    lines.firstIndex { $0.trimmed.hasPrefix("#if") }.map { index in
      malformation("a hole is compiled as a whole: remove the `#if`", line: index + 1)
    }
  }
}

extension String {
  fileprivate var trimmed: Substring {
    drop { $0 == " " }
  }
}
