import Evidence

/// A translation, `README.ja.md`, has as many headings as its original, of the same levels, and the
/// same commands.
struct TranslationRule {
  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    documents.flatMap { translation -> [DocumentFinding] in
      guard let name = translation.path.wholeMatch(of: #/(.*)\.[a-z]{2}\.md/#),
        let original = documents.first(where: { $0.path == "\(name.1).md" })
      else { return [] }
      return headings(translation, original) + commands(translation, original)
    }
  }

  private func headings(
    _ translation: MarkdownDocument, _ original: MarkdownDocument
  ) -> [DocumentFinding] {
    let levels = original.headings.map(\.level)
    guard translation.headings.map(\.level) != levels else { return [] }
    let outline = original.headings.map { String(repeating: "#", count: $0.level) + " " + $0.text }
    return [
      DocumentFinding(
        Place(path: translation.path), .translation,
        "It has \(translation.headings.count) headings, and \(original.path) has \(levels.count), "
          + "or their levels differ.",
        instead: "give it the same ones: \(outline.joined(separator: ", ")).")
    ]
  }

  private func commands(
    _ translation: MarkdownDocument, _ original: MarkdownDocument
  ) -> [DocumentFinding] {
    let translated = Self.commands(of: translation), wanted = Self.commands(of: original)
    let missing = wanted.filter { command in !translated.contains { $0.words == command.words } }
    let extra = translated.filter { command in !wanted.contains { $0.words == command.words } }
    return missing.map {
      DocumentFinding(
        Place(path: translation.path), .translation,
        "It lacks “\($0.text)”, which \(original.path) has.", instead: "add the command.")
    }
      + extra.map {
        DocumentFinding(
          translation.place($0.line), .translation,
          "“\($0.text)” does not stand in \(original.path).",
          instead: "write the same command in both; only comments are translated.")
      }
  }

  private struct Command {
    var words: [String]
    var line: Int
    var text: String { words.joined(separator: " ") }
  }

  private static func commands(of document: MarkdownDocument) -> [Command] {
    document.fences.filter { $0.info.first == "sh" }.flatMap { fence in
      ShellScript(fence.text).commands.map {
        Command(words: $0.words, line: fence.line + $0.line)
      }
    }
  }
}
