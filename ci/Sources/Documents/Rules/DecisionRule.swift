import Evidence

/// Decisions are numbered without gaps, and each names a check that there is, in a paragraph that
/// begins with `**Check.**`. A fork has gaps where the decisions of other features stood.
struct DecisionRule {
  let project: Project
  let spans: SpanReader
  private let folder = "docs/decisions/"

  init(project: Project, spans: SpanReader) {
    self.project = project
    self.spans = spans
  }

  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    let decisions = documents.filter { $0.path.hasPrefix(folder) }.sorted { $0.path < $1.path }
    return numbers(of: decisions) + decisions.flatMap { title(of: $0) + check(of: $0) }
  }

  private func number(of decision: MarkdownDocument) -> Int? {
    decision.path.dropFirst(folder.count).wholeMatch(of: #/(\d{4})-[a-z0-9-]+\.md/#)
      .flatMap { Int($0.1) }
  }

  private func numbers(of decisions: [MarkdownDocument]) -> [DocumentFinding] {
    var next = 1
    var findings: [DocumentFinding] = []
    for decision in decisions {
      let number = number(of: decision)
      if project.files.areOfFork, let number, number >= next { next = number }
      if number != next {
        findings.append(
          DocumentFinding(
            Place(path: decision.path), .decision,
            "The decision should have the number \(Self.digits(next)).",
            instead: "name the file \(Self.digits(next))-….md: numbers have no gaps and no doubles."
          ))
      }
      next = (number ?? next) + 1
    }
    return findings
  }

  private func title(of decision: MarkdownDocument) -> [DocumentFinding] {
    guard let number = number(of: decision) else { return [] }
    guard let heading = decision.headings.first, heading.level == 1,
      heading.text.hasPrefix(Self.digits(number) + " ")
    else {
      return [
        DocumentFinding(
          decision.place(1), .decision, "The title does not begin with the decision's number.",
          instead: "begin it with “# \(Self.digits(number)) ”.")
      ]
    }
    return []
  }

  private func check(of decision: MarkdownDocument) -> [DocumentFinding] {
    guard let paragraph = decision.paragraphs.first(where: { $0.text.hasPrefix("**Check.**") })
    else {
      return [
        DocumentFinding(
          Place(path: decision.path), .decision, "The decision does not say what checks it.",
          instead: "add a paragraph “**Check.**” with the name of a test, a suite, a rule or a "
            + "target of make.")
      ]
    }
    let named = decision.spans.filter { paragraph.lines.contains($0.line) }
    guard !named.contains(where: isCheck) else { return [] }
    return [
      DocumentFinding(
        decision.place(paragraph.lines.lowerBound), .decision,
        "The check of the decision is none that there is.",
        instead: "name a test, a suite, a rule or a target of make in backticks.")
    ]
  }

  private func isCheck(_ span: MarkdownDocument.CodeSpan) -> Bool {
    if project.vocabulary.checks.contains(span.text) { return true }
    switch spans.meaning(of: span.text) {
    case .symbol(let symbol):
      return project.vocabulary.checks.contains(symbol.path[0])
        && project.vocabulary.mistake(in: symbol) == nil
    case .command(let words):
      return words.first == "make" && words.count == 2
        && project.makefile.targets.contains(words[1])
    default: return false
    }
  }

  private static func digits(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).count)) + String(number)
  }
}
