/// A table of a Markdown document, with the lines that it stands on.
///
/// A table is a row of names between bars, a row of dashes, and rows of cells. Everything else in
/// the document is for people.
public struct MarkdownTable: Sendable {
  /// The names of the columns, as they are written.
  public let columns: [String]
  public let rows: [Row]
  /// The line of the names, counted from 1.
  public let line: Int

  public struct Row: Sendable {
    /// The cells, by the name of their column.
    public let cells: [String: String]
    /// Counted from 1.
    public let line: Int

    /// The cell of a column as it is written, without the blanks around it; empty where there is no
    /// such column.
    public func text(_ column: String) -> String { cells[column] ?? "" }

    /// The cell of a column as it is read: without the backticks.
    public func plainText(_ column: String) -> String { text(column).filter { $0 != "`" } }
  }

  /// Every table of a document, in order.
  ///
  /// - Parameter file: what a failure calls the document.
  /// - Throws: ``ToolFailure`` for a row with too few or too many cells, a column that is named
  ///   twice, and a table without rows.
  public static func all(in text: String, file: String) throws(ToolFailure) -> [MarkdownTable] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
    var tables: [MarkdownTable] = []
    var rest = lines[...]
    while let start = rest.firstIndex(where: { $0.cells != nil }) {
      let block = rest[start...].prefix { $0.cells != nil }
      tables.append(try MarkdownTable(block, file: file))
      rest = rest[block.endIndex...]
    }
    return tables
  }

  private init(_ lines: ArraySlice<Line>, file: String) throws(ToolFailure) {
    guard let head = lines.first, let names = head.cells else {
      throw ToolFailure("\(file): a table without lines.")
    }
    guard let rule = lines.dropFirst().first, rule.isRule else {
      throw ToolFailure("\(file):\(head.number): a row of dashes is missing below the columns.")
    }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ToolFailure("\(file):\(head.number): the column “\(twice)” is there twice.")
    }
    let body = lines.dropFirst(2)
    guard !body.isEmpty else {
      throw ToolFailure("\(file):\(head.number): the table has no row. Remove it, or fill it.")
    }
    var rows: [Row] = []
    for line in body {
      let cells = line.cells ?? []
      guard cells.count == names.count else {
        throw ToolFailure(
          "\(file):\(line.number): the row has \(cells.count) cells, and \(names.count) columns.")
      }
      rows.append(
        Row(cells: Dictionary(uniqueKeysWithValues: zip(names, cells)), line: line.number))
    }
    columns = names
    self.rows = rows
    line = head.number
  }
}

/// A line of the document.
private struct Line {
  let number: Int
  let text: Substring

  /// What stands between the bars, or nothing for a line of prose. A bar behind a backslash is text.
  var cells: [String]? {
    // A comment is for tools; see ci/Standalone.
    let trimmed = text.replacing(#/<!--.*?-->/#, with: "").trimmed
    guard trimmed.hasPrefix("|") else { return nil }
    var cells = [""]
    var escaped = false
    var isClosed = false
    for character in trimmed.dropFirst() {
      isClosed = character == "|" && !escaped
      if isClosed {
        cells.append("")
      } else {
        if escaped, character != "|" { cells[cells.count - 1].append("\\") }
        if character != "\\" || escaped { cells[cells.count - 1].append(character) }
      }
      escaped = character == "\\" && !escaped
    }
    if isClosed { cells.removeLast() }
    return cells.map(\.trimmed)
  }

  var isRule: Bool {
    guard let cells else { return false }
    return cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
  }
}
