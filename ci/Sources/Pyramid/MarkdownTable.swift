import Toolbox

/// A table of a Markdown page, each row with the line that it stands on.
struct MarkdownTable {
  var header: [String]
  var rows: [Row]

  struct Row {
    /// Counted from 1.
    var line: Int
    /// By column, with nothing but what stands in it: no backticks, no blanks around it.
    var cells: [String: String]
  }

  /// The tables of a page, in order.
  ///
  /// - Throws: ``ToolFailure`` for a row that has more or fewer cells than its header.
  static func tables(in text: String, of page: String) throws(ToolFailure) -> [MarkdownTable] {
    var tables: [MarkdownTable] = []
    var header: [String]?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("|") else {
        header = nil
        continue
      }
      let cells = cells(of: line)
      guard let columns = header else {
        header = cells
        tables.append(MarkdownTable(header: cells, rows: []))
        continue
      }
      guard cells.count == columns.count else {
        throw ToolFailure(
          "\(page):\(index + 1): the row has \(cells.count) cells, and the table "
            + "\(columns.count) columns.")
      }
      if cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } && $0.contains("-") }) { continue }
      let pairs = Dictionary(zip(columns, cells)) { first, _ in first }
      tables[tables.count - 1].rows.append(Row(line: index + 1, cells: pairs))
    }
    return tables
  }

  private static func cells(of line: Substring) -> [String] {
    var inside = line.dropFirst()
    while inside.last?.isWhitespace == true { inside.removeLast() }
    if inside.last == "|" { inside.removeLast() }
    return inside.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      let words = cell.filter { $0 != "`" }.split(whereSeparator: \.isWhitespace)
      return words.joined(separator: " ")
    }
  }
}
