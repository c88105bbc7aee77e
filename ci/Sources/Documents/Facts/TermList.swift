public import Toolbox

/// Words that are others' and stand in backticks: `docs/terms.md`, a table of whose and which.
public struct TermList: Sendable {
  public static let path = "docs/terms.md"

  /// Each term with the lines that list it.
  public private(set) var lines: [String: [Int]] = [:]
  /// Words that the rules of the architecture confine, and that are others' by that.
  private var confined: Set<String> = []

  public init() {}

  /// - Throws: ``ToolFailure`` when no table of the document has the columns “whose” and “terms”.
  public init(_ document: MarkdownDocument) throws(ToolFailure) {
    let header = ["whose", "terms"]
    let tables = document.tables.filter { $0.header == header }
    guard !tables.isEmpty else {
      throw ToolFailure("\(document.path) has no table with the columns “whose” and “terms”.")
    }
    for table in tables {
      for (row, cells) in table.rows.enumerated() where cells.count == header.count {
        let reader = MarkdownDocument(path: document.path, text: cells[1])
        for span in reader.spans {
          lines[span.text, default: []].append(table.line + 2 + row)
        }
      }
    }
  }

  public func contains(_ term: String) -> Bool {
    lines[term] != nil || confined.contains(term)
  }

  /// Adds what the tables of a document confine: those with the columns “words” and “symbols”.
  public mutating func add(confinedBy document: MarkdownDocument) {
    for table in document.tables {
      let columns = ["words", "symbols"].compactMap(table.header.firstIndex)
      guard columns.count == 2 else { continue }
      for row in table.rows {
        let cells = columns.filter(row.indices.contains).map { row[$0] }.joined(separator: " ")
        let words = MarkdownDocument(path: document.path, text: cells).spans.map(\.text)
        confined.formUnion(words)
        confined.formUnion(words.map { String($0.prefix { $0 != "(" && $0 != "." }) })
      }
    }
  }
}
