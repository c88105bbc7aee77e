/// A table of a Markdown document: a row of names between bars, a row of dashes, and rows of cells.
/// Other text of the document is ignored.
public struct MarkdownTable: Sendable {
  public let columns: [String]
  public let rows: [Row]
  /// The line of the names, counted from 1.
  public let line: Int

  public struct Row: Sendable {
    /// The cells, by the name of their column.
    public let cells: [String: String]
    /// Counted from 1.
    public let line: Int

    /// The cell of a column, without the blanks around it; empty if there is no such column.
    public func text(_ column: String) -> String { cells[column] ?? "" }

    /// Returns the cell of a column without its backticks.
    public func plainText(_ column: String) -> String { text(column).filter { $0 != "`" } }
  }

  /// Returns every table of a document. Errors refer to the document as `file`.
  ///
  /// - Throws: ``ToolFailure`` for a row with too few or too many cells, a duplicate column, and a
  ///   table without rows.
  public static func all(in text: String, file: String) throws(ToolFailure) -> [MarkdownTable] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(cells)
    var tables: [MarkdownTable] = []
    var index = 0
    while index < lines.count {
      let block = lines[index...].prefix { $0 != nil }.compactMap { $0 }
      if !block.isEmpty { tables.append(try MarkdownTable(block, line: index + 1, file: file)) }
      index += block.count + 1
    }
    return tables
  }

  private init(_ block: [[String]], line: Int, file: String) throws(ToolFailure) {
    let names = block[0]
    let isRule = { (cell: String) in !cell.isEmpty && cell.allSatisfy { "-:".contains($0) } }
    guard block.count > 1, block[1].allSatisfy(isRule) else {
      throw ToolFailure("\(file):\(line): a row of dashes is missing below the columns.")
    }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ToolFailure("\(file):\(line): the column “\(twice)” occurs twice.")
    }
    if block.count == 2 {
      throw ToolFailure("\(file):\(line): the table has no row. Remove it, or fill it.")
    }
    (columns, self.line) = (names, line)
    rows = try block.enumerated().dropFirst(2).map { index, cells throws(ToolFailure) in
      guard cells.count == names.count else {
        throw ToolFailure(
          "\(file):\(line + index): the table has \(names.count) columns, but the row has "
            + "\(cells.count) cells.")
      }
      return Row(
        cells: Dictionary(uniqueKeysWithValues: zip(names, cells)), line: line + index)
    }
  }

  /// Returns the cells between the bars, or `nil` for a line of prose. A bar after a backslash is
  /// text.
  private static func cells(of line: Substring) -> [String]? {
    let trimmed = line.trimmed
    guard trimmed.hasPrefix("|") else { return nil }
    var cells = [""]
    var escaped = false
    for character in trimmed.dropFirst() {
      if character == "|", !escaped {
        cells.append("")
      } else {
        if escaped, character != "|" { cells[cells.count - 1].append("\\") }
        if character != "\\" || escaped { cells[cells.count - 1].append(character) }
      }
      escaped = character == "\\" && !escaped
    }
    // The last bar closes the row.
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells.map(\.trimmed)
  }
}
