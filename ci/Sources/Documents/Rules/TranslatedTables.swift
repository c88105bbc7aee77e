import Evidence

/// The tables of a page and of its translation: as many, with as many rows, and with the same words in
/// code in each row, in any order.
struct TranslatedTables {
  func findings(
    in translation: MarkdownDocument, _ original: MarkdownDocument
  ) -> [DocumentFinding] {
    let sizes = original.tables.map(\.size)
    guard translation.tables.map(\.size) == sizes else {
      return [
        DocumentFinding(
          Place(path: translation.path), .translation,
          "Its tables are of other sizes than those of \(original.path), or in another order.",
          instead: "give them as many columns and rows: \(sizes.joined(separator: ", ")).")
      ]
    }
    return zip(translation.tables, original.tables).flatMap { found, wanted in
      zip(found.rows, wanted.rows).enumerated().compactMap { index, rows in
        guard Self.words(in: rows.0) != Self.words(in: rows.1) else { return nil }
        // The header and the line below it stand before the rows.
        return DocumentFinding(
          translation.place(found.line + 2 + index), .translation,
          "The row names other things than that of \(original.path):\(wanted.line + 2 + index).",
          instead: "name the same ones: \(Self.words(in: rows.1).joined(separator: ", ")).")
      }
    }
  }

  private static func words(in row: [String]) -> [String] {
    row.flatMap { $0.matches(of: #/`([^`]+)`/#).map { String($0.1) } }.sorted()
  }
}

extension MarkdownDocument.Table {
  fileprivate var size: String { "\(header.count)×\(rows.count)" }
}

extension MarkdownDocument {
  /// Without the section that `make graph` draws, which is not translated.
  var withoutDrawing: MarkdownDocument {
    let marks = ["<!-- graph:begin -->", "<!-- graph:end -->"].map { mark in
      paragraphs.first { $0.text.contains(mark) }?.lines
    }
    guard let begin = marks[0]?.lowerBound, let end = marks[1]?.upperBound, begin <= end else {
      return self
    }
    var rest = self
    rest.spans.removeAll { (begin...end).contains($0.line) }
    rest.links.removeAll { (begin...end).contains($0.line) }
    rest.fences.removeAll { (begin...end).contains($0.line) }
    rest.tables.removeAll { (begin...end).contains($0.line) }
    return rest
  }
}
