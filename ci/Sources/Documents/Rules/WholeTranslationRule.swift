import Evidence

/// What is translated page by page, and not told in short as `README.ja.md` is: the translation names,
/// links, quotes and tabulates what its original does. What is drawn stands in the original alone.
///
/// In the folder of the tour every page has its translation. A page beside it may have one: a fork
/// has its `ARCHITECTURE.md` in one language.
///
/// Headings and commands are the matter of ``TranslationRule``.
struct WholeTranslationRule {
  private let folder = "docs/tour/"
  private let pagesBeside = ["ARCHITECTURE.md"]
  private let ending = ".ja.md"

  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    inFolder(documents.filter { $0.path.hasPrefix(folder) })
      + pagesBeside.flatMap { path -> [DocumentFinding] in
        guard let original = documents.first(where: { $0.path == path }),
          let translation = documents.first(where: { $0.path == self.path(translating: path) })
        else { return [] }
        return compare(translation, original.withoutDrawing)
      }
  }

  private func path(translating original: String) -> String {
    String(original.dropLast(3)) + ending
  }

  private func inFolder(_ pages: [MarkdownDocument]) -> [DocumentFinding] {
    let originals = pages.filter { !$0.path.hasSuffix(ending) }
    let translated = originals.flatMap { original -> [DocumentFinding] in
      let path = path(translating: original.path)
      guard let translation = pages.first(where: { $0.path == path }) else {
        return [
          DocumentFinding(
            Place(path: original.path), .translation, "The page has no translation \(path).",
            instead: "translate it: the pages of \(folder) are there in both languages.")
        ]
      }
      return compare(translation, original)
    }
    let orphans = pages.filter { page in
      page.path.hasSuffix(ending)
        && !originals.contains { $0.path == page.path.dropLast(ending.count) + ".md" }
    }
    return translated
      + orphans.map {
        DocumentFinding(
          Place(path: $0.path), .translation, "The page is a translation of nothing.",
          instead: "write its original, or take it out.")
      }
  }

  private func compare(
    _ translation: MarkdownDocument, _ original: MarkdownDocument
  ) -> [DocumentFinding] {
    compare(
      Set(translation.links.map { target(of: $0) }), Set(original.links.map { target(of: $0) }),
      "link", translation, original)
      + compare(
        Set(translation.spans.map(\.text)), Set(original.spans.map(\.text)), "word", translation,
        original)
      + blocks(translation, original) + TranslatedTables().findings(in: translation, original)
  }

  /// Where a link leads, whichever the language and the heading.
  private func target(of link: MarkdownDocument.Link) -> String {
    String(link.target.prefix { $0 != "#" }).replacing(ending, with: ".md")
  }

  private func compare(
    _ found: Set<String>, _ wanted: Set<String>, _ kind: String, _ translation: MarkdownDocument,
    _ original: MarkdownDocument
  ) -> [DocumentFinding] {
    wanted.subtracting(found).sorted().map {
      DocumentFinding(
        Place(path: translation.path), .translation,
        "It lacks the \(kind) “\($0)”, which \(original.path) has.", instead: "add it.")
    }
      + found.subtracting(wanted).sorted().map {
        DocumentFinding(
          Place(path: translation.path), .translation,
          "The \(kind) “\($0)” does not stand in \(original.path).",
          instead: "say the same in both languages.")
      }
  }

  /// Blocks are the same, one by one. Comments of a shell and plain text are translated.
  private func blocks(
    _ translation: MarkdownDocument, _ original: MarkdownDocument
  ) -> [DocumentFinding] {
    let kinds = original.fences.map(\.info)
    guard translation.fences.map(\.info) == kinds else {
      return [
        DocumentFinding(
          Place(path: translation.path), .translation,
          "Its blocks are of other kinds than those of \(original.path), or in another order.",
          instead: "give it the same ones: "
            + kinds.map { $0.joined(separator: " ") }.joined(separator: ", ") + ".")
      ]
    }
    return zip(translation.fences, original.fences).filter { found, wanted in
      found.text != wanted.text && !["sh", "text"].contains(found.info.joined(separator: " "))
    }.map { found, _ in
      DocumentFinding(
        translation.place(found.line), .translation,
        "The block is not that of \(original.path).", instead: "copy it: code is not translated.")
    }
  }
}
