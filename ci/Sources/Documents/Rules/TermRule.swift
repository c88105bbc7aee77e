import Evidence

/// A term of others is listed once, is really theirs, and stands somewhere. In a fork, the pages
/// that wrote it may have stayed behind.
struct TermRule {
  let project: Project
  let spans: SpanReader

  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    let used = words(in: documents.filter { $0.path != TermList.path })
    return project.terms.lines.sorted { $0.key < $1.key }.flatMap { term, lines in
      findings(for: term, lines, isUsed: used.contains(term))
    }
  }

  private func findings(for term: String, _ lines: [Int], isUsed: Bool) -> [DocumentFinding] {
    let place = Place(path: TermList.path, line: lines.last ?? 0)
    var findings: [DocumentFinding] = []
    if lines.count > 1 {
      findings.append(
        DocumentFinding(
          place, .term, "“\(term)” is listed \(lines.count) times.", instead: "list it once."))
    }
    if project.vocabulary.names.contains(term) {
      findings.append(
        DocumentFinding(
          place, .term, "“\(term)” is a name of ours.",
          instead: "take it out of the list: it is looked up in the sources."))
    } else if !isUsed, !project.files.areOfFork {
      findings.append(
        DocumentFinding(
          place, .term, "No document writes “\(term)”.", instead: "take it out of the list."))
    }
    return findings
  }

  /// What stands in backticks, and the names in it.
  private func words(in documents: [MarkdownDocument]) -> Set<String> {
    var words: Set<String> = []
    for span in documents.flatMap(\.spans) {
      words.insert(span.text)
      switch spans.meaning(of: span.text) {
      case .symbol(let symbol): words.insert(symbol.path[0])
      case .code(let symbols): words.formUnion(symbols.map { $0.path[0] })
      case .command(let command): words.insert(command.joined(separator: " "))
      default: break
      }
    }
    return words
  }
}
