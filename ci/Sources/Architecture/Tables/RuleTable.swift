import Toolbox

/// The tables of the document, each identified by its columns.
enum RuleTable: CaseIterable {
  case layers, crossings, showings, openings, confinements, exceptions

  var columns: [String] {
    switch self {
    case .layers: ["target", "folder", "kind", "may see", "packages", "toolchain", "may show"]
    case .crossings: ["who", "of whom", "may name", "may conform", "why"]
    case .showings: ["whose", "may be public", "why"]
    case .openings: ["which tests", "may open", "why"]
    case .confinements: ["rule", "words", "symbols", "only in", "instead"]
    case .exceptions: ["excepted from", "where", "what", "why"]
    }
  }

  /// Returns the rows of the table with this first column. Throws if a row occurs twice.
  func rows(in tables: [MarkdownTable]) throws(ToolFailure) -> [MarkdownTable.Row] {
    let found = tables.filter { $0.columns.first == columns[0] }
    guard let table = found.first else {
      throw ToolFailure("\(LayerTable.path): there is no table with the columns \(columns.quoted).")
    }
    if found.count > 1 {
      throw ToolFailure(line: found[1].line, "line \(table.line) has this table already.")
    }
    guard Set(table.columns) == Set(columns) else {
      let (written, wanted) = (table.columns.quoted, columns.quoted)
      throw ToolFailure(line: table.line, "the columns are \(written), but must be \(wanted).")
    }
    var lines: [[String: String]: Int] = [:]
    for row in table.rows {
      guard let line = lines.updateValue(row.line, forKey: row.cells) else { continue }
      throw ToolFailure(line: row.line, "line \(line) has this row already.")
    }
    return table.rows
  }

  /// Refuses tables that no rule reads: a rule in a misspelt table would be dead.
  static func refuseOthers(in tables: [MarkdownTable]) throws(ToolFailure) {
    let known = allCases.map { $0.columns[0] }
    for table in tables where !known.contains(table.columns[0]) {
      throw ToolFailure(
        line: table.line,
        """
        no rule reads a table that begins with the column “\(table.columns[0])”. The tables begin \
        with \(known.quoted).
        """)
    }
  }
}

extension ToolFailure {
  fileprivate init(line: Int, _ message: String) {
    self.init("\(LayerTable.path):\(line): \(message)")
  }
}

/// Reads the cells of a row, which may refer to the known layers.
struct RowReader {
  let row: MarkdownTable.Row
  let layers: [Layer]

  var line: Int { row.line }

  func failure(_ message: String) -> ToolFailure { ToolFailure(line: line, message) }

  /// Returns the items of a cell, which commas separate. A dash means no items. Throws for
  /// duplicates.
  func items(_ column: String) throws(ToolFailure) -> [String] {
    let text = row.text(column)
    guard !text.isEmpty else { throw failure("“\(column)” is empty. Write a dash for no value.") }
    if text == "–" { return [] }
    let items = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    if items.contains("") { throw failure("“\(column)” has a comma too many.") }
    if let twice = items.first(where: { item in items.count { $0 == item } > 1 }) {
      throw failure("“\(column)” contains \(twice) twice.")
    }
    return items
  }

  func names(_ column: String) throws(ToolFailure) -> [String] {
    try items(column).map { item throws(ToolFailure) in
      guard let name = item.betweenBackticks else {
        throw failure("“\(item)” of “\(column)” is neither a name between backticks nor a dash.")
      }
      return name
    }
  }

  func selectors(_ column: String) throws(ToolFailure) -> [Region] {
    let selectors = try items(column).map(selector)
    if selectors.isEmpty { throw failure("“\(column)” is empty. The row would match nothing.") }
    return selectors
  }

  func regions(_ column: String) throws(ToolFailure) -> [Region] {
    try items(column).map { item throws(ToolFailure) in
      if let path = item.betweenBackticks, path.contains("/") || path.hasSuffix(".swift") {
        return .path(path)
      }
      return try selector(item)
    }
  }

  func groups(_ column: String) throws(ToolFailure) -> [SymbolGroup] {
    try items(column).map { item throws(ToolFailure) in
      try word(item, "group of symbols", plural: "groups")
    }
  }

  func flag(_ column: String) throws(ToolFailure) -> Bool {
    switch row.text(column) {
    case "yes": return true
    case "no": return false
    case let text: throw failure("“\(column)” must be yes or no, got “\(text)”.")
    }
  }

  /// Prose that must not be empty: a reason.
  func prose(_ column: String) throws(ToolFailure) -> String {
    let text = row.text(column)
    guard !text.isEmpty, text != "–" else {
      throw failure("“\(column)” is empty. Write the reason.")
    }
    return text
  }

  func rule(_ column: String, among rules: [Rule]) throws(ToolFailure) -> String {
    let names = try names(column)
    guard names.count == 1, rules.contains(where: { $0.id == names[0] }) else {
      throw failure(
        "\(row.text(column)) is not a rule for this table; the rules are \(rules.map(\.id).quoted)."
      )
    }
    return names[0]
  }

  func layer() throws(ToolFailure) -> Layer {
    let pattern = try onlyPattern("target")
    let folder = try onlyPattern("folder")
    guard folder.variable == nil || folder.variable == pattern.variable else {
      throw failure("the folder “\(folder)” needs the same placeholder as “\(pattern)”.")
    }
    return Layer(
      pattern: pattern, folder: folder,
      kind: try word(row.text("kind"), "kind of layer", plural: "kinds"),
      sees: try names("may see").map(self.pattern),
      shows: try names("may show").map(self.pattern), packages: try names("packages"),
      toolchain: try names("toolchain"), line: line)
  }

  func knownPattern(_ text: String) throws(ToolFailure) -> NamePattern {
    let pattern = try pattern(text)
    guard layers.contains(where: { $0.pattern == pattern }) else {
      throw failure("“\(pattern)” is not a layer of the table of layers.")
    }
    return pattern
  }

  private func onlyPattern(_ column: String) throws(ToolFailure) -> NamePattern {
    let names = try names(column)
    guard names.count == 1 else {
      throw failure("“\(column)” must have one name, got \(names.count).")
    }
    return try pattern(names[0])
  }

  private func pattern(_ text: String) throws(ToolFailure) -> NamePattern {
    guard let pattern = NamePattern(text) else {
      throw failure(
        "“\(text)” is not a pattern: use at most one name between braces, such as {Feature}.")
    }
    return pattern
  }

  private func selector(_ item: String) throws(ToolFailure) -> Region {
    if item == "every layer" { return .every }
    if let kind = Layer.Kind(rawValue: item) { return .kind(kind) }
    guard let name = item.betweenBackticks else {
      let known = (["every layer"] + Layer.Kind.allCases.map(\.rawValue)).quoted
      throw failure(
        "“\(item)” is not a layer: write its target between backticks, or one of \(known).")
    }
    return .pattern(try knownPattern(name))
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ what: String, plural: String
  ) throws(ToolFailure) -> Word {
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).quoted
      throw failure("“\(text)” is not a \(what); the \(plural) are \(known).")
    }
    return word
  }
}

extension String {
  fileprivate var betweenBackticks: String? {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : nil
  }
}

extension [String] {
  fileprivate var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}
