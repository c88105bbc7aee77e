public import Toolbox

/// The guards, as `ci/violations/README.md` lists them: the document is the table.
///
/// A second table names the stages of `make ci` that no violation is planted for, each with its
/// reason, so that none is forgotten.
public struct GuardTable: Sendable {
  public var guards: [Guard]
  /// Stages without a guard, and why.
  public var exempt: [String: String]

  /// The document, named from the root of the checkout.
  public static let path = "ci/violations/README.md"

  public init(guards: [Guard], exempt: [String: String] = [:]) {
    self.guards = guards
    self.exempt = exempt
  }

  /// Reads the tables.
  ///
  /// - Throws: ``ToolFailure`` that names the line of a row that is wrong.
  public init(text: String) throws(ToolFailure) {
    self.init(guards: [])
    for table in try MarkdownTable.all(in: text, file: Self.path) {
      switch table.columns {
      case Self.columns:
        for row in table.rows { try read(guardian: row) }
      case Self.exemptColumns:
        for row in table.rows {
          let cells = try Self.cells(of: row, under: table.columns)
          exempt[cells[0]] = cells[1]
        }
      default: continue
      }
    }
    guard !guards.isEmpty else {
      throw ToolFailure("\(Self.path) lists no guard: its table is missing.")
    }
  }

  public subscript(name: String) -> Guard? {
    guards.first { $0.name == name }
  }
}

extension GuardTable {
  private static let columns = [
    "guard", "make", "command", "needs", "findings", "green with", "minutes",
  ]
  private static let exemptColumns = ["stage", "why no violation is planted for it"]

  private mutating func read(guardian row: MarkdownTable.Row) throws(ToolFailure) {
    let cells = try Self.cells(of: row, under: Self.columns)
    guard let made = Self.guardian(cells) else {
      throw Self.failure(
        row, "“needs”, “findings”, “green with” or “minutes” is none of those that are explained.")
    }
    guard self[made.name] == nil else {
      throw Self.failure(row, "“\(made.name)” is there twice.")
    }
    guards.append(made)
  }

  private static func guardian(_ cells: [String]) -> Guard? {
    let statuses = cells[5].split(separator: " ").map { Int32($0) }
    guard let need = Guard.Need(rawValue: cells[3]), let reading = reading(cells[4]),
      !statuses.contains(nil), let minutes = Int(cells[6])
    else { return nil }
    return Guard(
      name: cells[0], target: cells[1], command: cells[2], need: need, reading: reading,
      green: Set(statuses.compactMap(\.self)), minutes: minutes)
  }

  private static func reading(_ cell: String) -> Guard.Reading? {
    switch cell {
    case "lines": .lines
    case "output": .output
    case _ where cell.hasSuffix(".jsonl"): .tests(events: cell)
    default: nil
    }
  }

  /// The cells of a row in the order of the columns, without the backticks.
  private static func cells(
    of row: MarkdownTable.Row, under columns: [String]
  ) throws(ToolFailure) -> [String] {
    let cells = columns.map(row.plainText)
    guard !cells.contains("") else { throw failure(row, "the row has an empty cell.") }
    return cells
  }

  private static func failure(_ row: MarkdownTable.Row, _ what: String) -> ToolFailure {
    ToolFailure("\(path):\(row.line): \(what)")
  }
}
