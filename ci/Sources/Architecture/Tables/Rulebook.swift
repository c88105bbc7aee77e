public import Evidence
public import Toolbox

/// All that the document states: layers, what crosses their edges, what they show, what has a place
/// of its own, and the exceptions.
public struct Rulebook: Sendable {
  public let layers: LayerTable
  let crossings: [Crossing]
  let showings: [Showing]
  let openings: [Opening]
  let confinements: [Confinement]
  let exceptions: [RuleException]
  /// Whether the package was cut out of a template. Its rows are those of the template: what fits
  /// nothing may wait for the next feature, and only a target that is named in full has to be there.
  private(set) var areOfFork = false

  /// Reads the document.
  ///
  /// - Throws: ``ToolFailure`` with the line of a mistake: what is missing, twice, empty or unknown.
  public init(text: String) throws(ToolFailure) {
    let tables = try MarkdownTable.all(in: text, file: LayerTable.path)
    try TableReader.refuseOthers(in: tables)
    layers = try LayerTable(TableReader.table(.layers, in: tables))
    let layers = layers
    crossings = try Self.rows(.crossings, in: tables) { reader, row throws(ToolFailure) in
      try reader.crossing(row, layers)
    }
    showings = try Self.rows(.showing, in: tables) { reader, row throws(ToolFailure) in
      try reader.showing(row, layers)
    }
    openings = try Self.rows(.testable, in: tables) { reader, row throws(ToolFailure) in
      try reader.opening(row, layers)
    }
    confinements = try Self.rows(.confined, in: tables) { reader, row throws(ToolFailure) in
      try reader.confinement(row, layers)
    }
    exceptions = try Self.rows(.exceptions, in: tables) { reader, row throws(ToolFailure) in
      try reader.exception(row, layers)
    }
    let rules = confinements.map(\.rule)
    if let dead = Rule.confinements.first(where: { !rules.contains($0.id) }) {
      throw ToolFailure(
        "\(LayerTable.path): the rule “\(dead.id)” has no row, so that it would confine nothing.")
    }
  }

  /// The same rules, as a fork has them.
  public var ofFork: Rulebook {
    var rules = self
    rules.areOfFork = true
    return rules
  }

  /// The words that the sources have to be searched for.
  public var watched: Set<WatchedWord> {
    Set(
      confinements.flatMap(\.words).compactMap {
        if case .word(let word, _) = $0 { word } else { nil }
      })
  }

  private static func rows<Row>(
    _ kind: RuleTable, in tables: [MarkdownTable],
    _ read: (TableReader, MarkdownTable.Row) throws(ToolFailure) -> Row
  ) throws(ToolFailure) -> [Row] {
    let reader = TableReader(kind)
    let table = try TableReader.table(kind, in: tables)
    var rows: [Row] = []
    var seen: [[String: String]: Int] = [:]
    for row in table.rows {
      if let line = seen.updateValue(row.line, forKey: row.cells) {
        throw reader.failure(row, "the row is there already, in line \(line).")
      }
      rows.append(try read(reader, row))
    }
    return rows
  }
}
