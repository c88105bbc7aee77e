/// What a document says of runs of tests: a filter of “ci/test” finds some, and a run that is shown in a
/// block `text` has as many tests, in as many suites, as the filter before it finds.
///
/// Tests that the reader adds by an edit, a block marked `diff`, count. A filter with a place to fill in
/// (`{Feature}`, `…`) is passed over, and so is one of a suite that the reader writes: some block of the
/// document declares it.
struct TestFilterRule {
  let tests: TestList

  func findings(in document: MarkdownDocument) -> [DocumentFinding] {
    // Nothing can be said of a checkout whose tests are not seen.
    guard !tests.isEmpty else { return [] }
    let runs = runs(in: document)
    return runs.compactMap { finding(for: $0, in: document) }
      + document.fences.filter { $0.info == ["text"] }.flatMap { fence in
        outcomes(in: fence).compactMap { finding(for: $0, after: runs, in: document) }
      }
  }

  /// A call of “ci/test”.
  private struct Run {
    let level: Substring
    let filter: Substring
    let line: Int
  }

  /// “Test run with 8 tests in 1 suite”.
  private struct Outcome {
    let tests: Int
    let suites: Int
    let line: Int
  }

  private func runs(in document: MarkdownDocument) -> [Run] {
    let spans = document.spans.compactMap { run($0.text[...], line: $0.line) }
    let blocks = document.fences.filter { $0.info.first == "sh" }.flatMap { fence in
      Self.lines(of: fence).compactMap { run($0.text, line: $0.line) }
    }
    return spans + blocks
  }

  private func run(_ text: Substring, line: Int) -> Run? {
    guard let match = text.firstMatch(of: #/\bci/test ([a-z-]+) '([^']+)'/#),
      !match.2.contains(where: { $0 == "{" || $0 == "…" })
    else { return nil }
    return Run(level: match.1, filter: match.2, line: line)
  }

  private func found(_ run: Run) -> [String] {
    guard let filter = try? Regex(String(run.filter)) else { return [] }
    return tests.found(by: filter, at: String(run.level))
  }

  private func finding(for run: Run, in document: MarkdownDocument) -> DocumentFinding? {
    guard found(run).isEmpty, !writes(run, document) else { return nil }
    return DocumentFinding(
      document.place(run.line), .filter,
      "“\(run.filter)” finds no test at the level “\(run.level)”.",
      instead: "write a regular expression that fits the name of a target, a suite or a test.")
  }

  /// Whether a block of a document declares the suite that a filter names.
  private func writes(_ run: Run, _ document: MarkdownDocument) -> Bool {
    document.fences.contains { fence in
      fence.text.matches(of: #/@Suite (?:struct|actor|(?:final )?class) (\w+)/#)
        .contains { $0.1 == run.filter }
    }
  }

  private func outcomes(in fence: MarkdownDocument.Fence) -> [Outcome] {
    Self.lines(of: fence).compactMap { line in
      guard
        let match = line.text.firstMatch(of: #/Test run with (\d+) tests? in (\d+) suites?/#),
        let tests = Int(match.1), let suites = Int(match.2)
      else { return nil }
      return Outcome(tests: tests, suites: suites, line: line.line)
    }
  }

  private func finding(
    for outcome: Outcome, after runs: [Run], in document: MarkdownDocument
  ) -> DocumentFinding? {
    let chapter = document.headings.last { $0.line < outcome.line }?.line ?? 0
    let before = runs.filter { (chapter..<outcome.line).contains($0.line) }
    guard !before.isEmpty else { return nil }
    let added = document.fences.filter { $0.info == ["diff"] }
      .filter { (chapter..<outcome.line).contains($0.line) }
      .reduce(0) { $0 + $1.text.matches(of: #/(?m)^\+\s*@Test\b/#).count }
    let counts = before.map { run in
      let tests = found(run)
      return (tests: tests.count + added, suites: Set(tests.map(Self.suite)).count)
    }
    guard !counts.contains(where: { $0 == (outcome.tests, outcome.suites) }) else { return nil }
    let wanted = counts.map(Self.text).joined(separator: ", or ")
    return DocumentFinding(
      document.place(outcome.line), .filter,
      "The filter finds \(wanted), and not \(Self.text((outcome.tests, outcome.suites))).",
      instead: "do what the document asks for once more, and write what is seen.")
  }

  private static func text(_ count: (tests: Int, suites: Int)) -> String {
    "\(count.tests) \(count.tests == 1 ? "test" : "tests") in "
      + "\(count.suites) \(count.suites == 1 ? "suite" : "suites")"
  }

  private static func suite(of test: String) -> Substring {
    test.split(separator: "/").first ?? ""
  }

  private static func lines(
    of fence: MarkdownDocument.Fence
  ) -> [(text: Substring, line: Int)] {
    fence.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($1, fence.line + 1 + $0) }
  }
}
