public import Evidence
public import Toolbox

/// The rules of the architecture, from the tables in `docs/layers.md`.
public struct Rulebook: Sendable {
  public let layers: LayerTable
  let crossings: [Crossing]
  let showings: [Showing]
  let openings: [Opening]
  let confinements: [Confinement]
  let exceptions: [RuleException]
  /// Whether the package is a fork. In a fork, a row may match nothing until the next feature
  /// exists. Only a layer whose name has no placeholder must have a target.
  let areOfFork: Bool

  /// - Throws: ``ToolFailure`` with the line of the first error: a missing, duplicate, empty or
  ///   unknown value.
  public init(text: String, ofFork: Bool = false) throws(ToolFailure) {
    areOfFork = ofFork
    let tables = try MarkdownTable.all(in: text, file: LayerTable.path)
    try RuleTable.refuseOthers(in: tables)
    layers = try LayerTable(RuleTable.layers.rows(in: tables))
    let known = layers.layers
    func rows<Row>(
      _ table: RuleTable, _ read: (RowReader) throws(ToolFailure) -> Row
    ) throws(ToolFailure) -> [Row] {
      try table.rows(in: tables).map { row throws(ToolFailure) in
        let reader = RowReader(row: row, layers: known)
        if table.columns.contains("why") { _ = try reader.prose("why") }
        return try read(reader)
      }
    }
    crossings = try rows(.crossings, Crossing.init)
    showings = try rows(.showings, Showing.init)
    openings = try rows(.openings, Opening.init)
    confinements = try rows(.confinements, Confinement.init)
    exceptions = try rows(.exceptions, RuleException.init)
    let rules = confinements.map(\.rule)
    if let dead = Rule.confinements.first(where: { !rules.contains($0.id) }) {
      throw ToolFailure(
        "\(LayerTable.path): the rule “\(dead.id)” has no row, so it would confine nothing.")
    }
  }

  /// The words to search the sources for.
  public var watched: Set<WatchedWord> { Set(confinements.flatMap(\.words).compactMap(\.watched)) }
}

/// A row with the symbols of one layer that another layer may name.
struct Crossing: Sendable {
  let users, owners: [Region]
  let groups: [SymbolGroup]
  /// Whether the user's types may conform to protocols of the owner.
  let mayConform: Bool
  let line: Int

  init(_ row: RowReader) throws(ToolFailure) {
    (users, owners, line) = (try row.selectors("who"), try row.selectors("of whom"), row.line)
    (groups, mayConform) = (try row.groups("may name"), try row.flag("may conform"))
  }
}

/// A row with the public declarations that the modules of a layer may have.
struct Showing: Sendable {
  let layers: [Region]
  let groups: [SymbolGroup]
  let line: Int

  init(_ row: RowReader) throws(ToolFailure) {
    layers = try row.selectors("whose")
    (groups, line) = (try row.groups("may be public"), row.line)
  }
}

/// A row with the modules that a test may import with `@testable`.
struct Opening: Sendable {
  let tests: [Region]
  let modules: [NamePattern]
  let line: Int

  init(_ row: RowReader) throws(ToolFailure) {
    modules = try row.names("may open").map(row.knownPattern)
    (tests, line) = (try row.selectors("which tests"), row.line)
  }
}

/// A row that allows the findings of a rule in some places.
struct RuleException: Sendable {
  let rule: String
  let places: [Region]
  /// The words, symbols or modules that the findings are about; empty for all of them.
  let subjects: [String]
  let line: Int

  init(_ row: RowReader) throws(ToolFailure) {
    places = try row.regions("where")
    if places.isEmpty { throw row.failure("“where” is empty. Write where the exception applies.") }
    rule = try row.rule("excepted from", among: Rule.all)
    (subjects, line) = (try row.names("what"), row.line)
  }
}

/// The groups of symbols that the rules distinguish, in the words of the tables.
enum SymbolGroup: String, CaseIterable, Sendable {
  /// Protocols, structures and enumerations, classes and actors, each with their members; and
  /// functions, variables, operators and macros of no type.
  case protocols, values, classes, globals

  /// Returns `nil` for a module or a parameter. A member of a type of another package, whose kind
  /// is unknown, counts as a member of a value.
  init?(_ kind: SymbolKind, owner: SymbolKind?) {
    switch kind {
    case .protocol, .associatedtype: self = .protocols
    case .struct, .enum, .enumCase, .typealias: self = .values
    case .class, .actor: self = .classes
    case .globalFunction, .globalVariable, .macro: self = .globals
    case .operator where owner == nil: self = .globals
    case .extension, .module, .parameter, .other: return nil
    default:
      switch owner {
      case .protocol: self = .protocols
      case .class, .actor: self = .classes
      default: self = .values
      }
    }
  }
}
