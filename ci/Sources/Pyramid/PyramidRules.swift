public import Toolbox

/// What `docs/pyramid.md` asks of the tests: the page is the rule, and this is how it is read.
public struct PyramidRules: Hashable, Sendable {
  /// In the order of the page.
  public var levels: [LevelRule]
  public var floors: [CoverageFloor]

  public init(levels: [LevelRule], floors: [CoverageFloor]) {
    self.levels = levels
    self.floors = floors
  }

  /// Where the page is.
  public static let page = "docs/pyramid.md"
}

/// A level of tests, as a row of the page has it.
public struct LevelRule: Hashable, Sendable {
  /// The name of its report: `reports/<name>.xml`.
  public var name: String
  /// How the names of its targets end: `UnitTests`.
  public var suffix: String
  /// Where its tests are.
  public var folder: String
  /// The level that has to have fewer test functions, or nothing.
  public var widerThan: String?
  /// The line of the page.
  public var line: Int

  public init(
    name: String, suffix: String, folder: String, widerThan: String? = nil, line: Int = 0
  ) {
    self.name = name
    self.suffix = suffix
    self.folder = folder
    self.widerThan = widerThan
    self.line = line
  }
}

/// How much of some modules has to be reached at least.
public struct CoverageFloor: Hashable, Sendable {
  /// A folder, in which `*` stands for one name: `Modules/*/Domain`.
  public var pattern: String
  /// Of the lines, in percent.
  public var percent: Double
  /// The line of the page.
  public var line: Int

  public init(pattern: String, percent: Double, line: Int = 0) {
    self.pattern = pattern
    self.percent = percent
    self.line = line
  }

  public func covers(_ module: String) -> Bool {
    let names = module.split(separator: "/"), patterns = pattern.split(separator: "/")
    return names.count == patterns.count
      && zip(patterns, names).allSatisfy { $0 == "*" || $0 == $1 }
  }
}

extension PyramidRules {
  /// Reads the page.
  ///
  /// - Throws: ``ToolFailure`` that names the line, for a table that is missing, a column that is
  ///   unknown, a number that is none, and a row that is there twice.
  public init(text: String) throws(ToolFailure) {
    let tables = try MarkdownTable.all(in: text, file: Self.page)
    let levels = try Self.table(with: Self.levelColumns, in: tables)
    let floors = try Self.table(with: Self.floorColumns, in: tables)
    self.levels = []
    for row in levels.rows { self.levels.append(try Self.level(row)) }
    self.floors = []
    for row in floors.rows {
      let percent = try Self.number("lines, at least (%)", of: row)
      self.floors.append(
        CoverageFloor(pattern: row.plainText("modules"), percent: percent, line: row.line))
    }
    try Self.refuseTwins(self.levels.map { ($0.name, $0.line) })
    try Self.refuseTwins(self.floors.map { ($0.pattern, $0.line) })
    for level in self.levels {
      guard let other = level.widerThan else { continue }
      guard self.levels.contains(where: { $0.name == other }) else {
        throw ToolFailure("\(Self.page):\(level.line): “\(other)” is no level of the table.")
      }
    }
  }

  private static let levelColumns = [
    "level", "what it checks", "targets", "folder", "wider than",
  ]
  private static let floorColumns = ["modules", "lines, at least (%)"]

  private static func table(
    with columns: [String], in tables: [MarkdownTable]
  ) throws(ToolFailure) -> MarkdownTable {
    let name = columns[0]
    guard let table = tables.first(where: { $0.columns.first == name }) else {
      throw ToolFailure("\(page) has no table whose first column is “\(name)”.")
    }
    guard table.columns == columns else {
      throw ToolFailure(
        "\(page): the table of “\(name)” has the columns \(table.columns.joined(separator: " | ")). "
          + "Write \(columns.joined(separator: " | ")).")
    }
    return table
  }

  private static func level(_ row: MarkdownTable.Row) throws(ToolFailure) -> LevelRule {
    let other = row.plainText("wider than")
    let suffix = row.plainText("targets")
    return LevelRule(
      name: row.plainText("level"),
      suffix: suffix.hasPrefix("*") ? String(suffix.dropFirst()) : suffix,
      folder: row.plainText("folder"),
      widerThan: other.isEmpty || other == "–" ? nil : other, line: row.line)
  }

  private static func number(
    _ column: String, of row: MarkdownTable.Row
  ) throws(ToolFailure) -> Double {
    let text = row.plainText(column)
    guard let number = Double(text), number > 0, number.isFinite else {
      throw ToolFailure("\(page):\(row.line): “\(text)” is no number above 0.")
    }
    return number
  }

  private static func refuseTwins(_ names: [(String, Int)]) throws(ToolFailure) {
    var seen: Set<String> = []
    for (name, line) in names where !seen.insert(name).inserted || name.isEmpty {
      throw ToolFailure("\(page):\(line): “\(name)” is there twice, or has no name.")
    }
  }
}
