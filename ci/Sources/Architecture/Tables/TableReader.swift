import Toolbox

/// The tables of the document, each known by its columns.
enum RuleTable: String, CaseIterable {
  case layers, crossings, showing, testable, confined, exceptions

  var columns: [String] {
    switch self {
    case .layers: ["target", "folder", "kind", "may see", "packages", "toolchain", "may show"]
    case .crossings: ["who", "of whom", "may name", "may conform", "why"]
    case .showing: ["whose", "may be public", "why"]
    case .testable: ["which tests", "may open", "why"]
    case .confined: ["rule", "words", "symbols", "only in", "instead"]
    case .exceptions: ["excepted from", "where", "what", "why"]
    }
  }
}

/// Reads the cells of a table.
struct TableReader {
  let table: RuleTable

  init(_ table: RuleTable) {
    self.table = table
  }

  /// Finds a table of the document by the name of its first column.
  ///
  /// - Throws: ``ToolFailure`` when it is not there, is there twice, or has other columns.
  static func table(
    _ wanted: RuleTable, in tables: [MarkdownTable]
  ) throws(ToolFailure) -> MarkdownTable {
    let found = tables.filter { $0.columns.first == wanted.columns.first }
    guard let table = found.first else {
      throw ToolFailure(
        """
        \(LayerTable.path): the table with the columns \(wanted.columns.quoted) is missing. Put it \
        back; the check has no other copy of the rules.
        """)
    }
    if found.count > 1 {
      throw ToolFailure(
        "\(LayerTable.path):\(found[1].line): this table is in line \(table.line) already.")
    }
    if let unknown = table.columns.first(where: { !wanted.columns.contains($0) }) {
      throw ToolFailure(
        """
        \(LayerTable.path):\(table.line): “\(unknown)” is no column of this table; the columns are \
        \(wanted.columns.quoted).
        """)
    }
    if let missing = wanted.columns.first(where: { !table.columns.contains($0) }) {
      throw ToolFailure("\(LayerTable.path):\(table.line): the column “\(missing)” is missing.")
    }
    return table
  }

  /// Refuses tables that no rule reads: a rule in a table that is misspelt would be dead.
  static func refuseOthers(in tables: [MarkdownTable]) throws(ToolFailure) {
    let known = RuleTable.allCases.map { $0.columns[0] }
    for table in tables where !known.contains(table.columns.first ?? "") {
      throw ToolFailure(
        """
        \(LayerTable.path):\(table.line): no rule reads a table that begins with the column \
        “\(table.columns.first ?? "")”. The tables begin with \(known.quoted).
        """)
    }
  }

  func failure(_ row: MarkdownTable.Row, _ message: String) -> ToolFailure {
    ToolFailure("\(LayerTable.path):\(row.line): \(message)")
  }

  /// The names of a cell, between backticks, with commas. A dash stands for none.
  func names(_ row: MarkdownTable.Row, _ column: String) throws(ToolFailure) -> [String] {
    var names: [String] = []
    for item in try items(row, column) {
      guard item.count > 2, item.hasPrefix("`"), item.hasSuffix("`") else {
        throw failure(row, "“\(item)” of “\(column)” is no name between backticks, nor a dash.")
      }
      names.append(String(item.dropFirst().dropLast()))
    }
    return names
  }

  /// The things of a cell: text with commas between, none twice.
  func items(_ row: MarkdownTable.Row, _ column: String) throws(ToolFailure) -> [String] {
    let text = row.text(column)
    guard !text.isEmpty else {
      throw failure(row, "“\(column)” is empty. Write a dash for nothing.")
    }
    if text == "–" { return [] }
    let items = Self.split(text)
    if items.contains("") { throw failure(row, "a comma too many in “\(column)”.") }
    if let twice = items.first(where: { item in items.count { $0 == item } > 1 }) {
      throw failure(row, "\(twice) is there twice in “\(column)”.")
    }
    return items
  }

  func pattern(_ text: String, _ row: MarkdownTable.Row) throws(ToolFailure) -> NamePattern {
    guard let pattern = NamePattern(text) else {
      throw failure(row, "“\(text)” is no pattern: one name between braces at most, as {Feature}.")
    }
    return pattern
  }

  /// Prose that must not be empty: a reason.
  func prose(_ row: MarkdownTable.Row, _ column: String) throws(ToolFailure) -> String {
    let text = row.text(column)
    guard !text.isEmpty, text != "–" else {
      throw failure(row, "“\(column)” is empty. A rule without its reason is not kept.")
    }
    return text
  }

  /// Cuts at commas, though not between backticks: `a(_:b:)`, `c`.
  private static func split(_ text: String) -> [String] {
    var items = [""]
    var quoted = false
    for character in text {
      if character == "`" { quoted.toggle() }
      if character == ",", !quoted {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items.map(\.trimmed)
  }
}

extension [String] {
  /// The words between quotation marks, with commas.
  var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}
