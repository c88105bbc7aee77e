public import Toolbox

/// The guards, as `ci/violations/README.md` lists them: the document is the table.
///
/// A second table names the stages of `make ci` that no violation is planted for, each with its
/// reason, so that none is forgotten.
public struct GuardTable: Sendable {
  public var guards: [Guard]
  /// Stages without a guard, and why.
  public var exempt: [String: String]

  public init(guards: [Guard], exempt: [String: String] = [:]) {
    self.guards = guards
    self.exempt = exempt
  }

  /// Reads the tables.
  ///
  /// - Throws: ``ToolFailure`` that names the line of a row that is wrong.
  public init(text: String) throws(ToolFailure) {
    self.init(guards: [])
    var header: [String] = []
    for (index, line) in text.lines.enumerated() {
      guard line.hasPrefix("|") else {
        header = []
        continue
      }
      let cells = Self.cells(line)
      if header.isEmpty {
        header = cells
      } else if !cells.allSatisfy({ $0.allSatisfy { $0 == "-" || $0 == ":" } }) {
        try read(cells, under: header, line: index + 1)
      }
    }
    guard !guards.isEmpty else {
      throw ToolFailure("ci/violations/README.md lists no guard: its table is missing.")
    }
  }

  public subscript(name: String) -> Guard? {
    guards.first { $0.name == name }
  }

  private static let columns = ["guard", "make", "command", "needs", "findings", "green with"]
  private static let exemptColumns = ["stage", "why no violation is planted for it"]

  private mutating func read(
    _ cells: [String], under header: [String], line: Int
  ) throws(ToolFailure) {
    func wrong(_ what: String) -> ToolFailure {
      ToolFailure("ci/violations/README.md:\(line): \(what)")
    }
    guard cells.count == header.count, !cells.contains("") else {
      throw wrong("the row has an empty cell, or not \(header.count) of them.")
    }
    switch header {
    case Self.columns:
      guard let made = Self.guardian(cells) else {
        throw wrong("“needs”, “findings” or “green with” is none of those that are explained.")
      }
      guard self[made.name] == nil else { throw wrong("“\(made.name)” is there twice.") }
      guards.append(made)
    case Self.exemptColumns: exempt[cells[0]] = cells[1]
    default: return
    }
  }

  private static func guardian(_ cells: [String]) -> Guard? {
    let statuses = cells[5].split(separator: " ").map { Int32($0) }
    guard let need = Guard.Need(rawValue: cells[3]), let reading = reading(cells[4]),
      !statuses.contains(nil)
    else { return nil }
    return Guard(
      name: cells[0], target: cells[1], command: cells[2], need: need, reading: reading,
      green: Set(statuses.compactMap(\.self)))
  }

  private static func reading(_ cell: String) -> Guard.Reading? {
    switch cell {
    case "lines": .lines
    case "output": .output
    case _ where cell.hasSuffix(".xml"): .tests(report: cell)
    default: nil
    }
  }

  /// The cells of a row, without the backticks around them.
  private static func cells(_ line: String) -> [String] {
    line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast()
      .map { cell in
        let text = String(cell).trimmed
        return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 1
          ? String(text.dropFirst().dropLast()) : text
      }
  }
}
