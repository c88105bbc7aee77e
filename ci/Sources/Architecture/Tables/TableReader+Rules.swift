import Toolbox

extension TableReader {
  func crossing(_ row: MarkdownTable.Row, _ layers: LayerTable) throws(ToolFailure) -> Crossing {
    _ = try prose(row, "why")
    return Crossing(
      users: try selectors(row, "who", layers), owners: try selectors(row, "of whom", layers),
      groups: try groups(row, "may name"), mayConform: try flag(row, "may conform"),
      line: row.line)
  }

  func showing(_ row: MarkdownTable.Row, _ layers: LayerTable) throws(ToolFailure) -> Showing {
    _ = try prose(row, "why")
    return Showing(
      layers: try selectors(row, "whose", layers), groups: try groups(row, "may be public"),
      line: row.line)
  }

  func opening(_ row: MarkdownTable.Row, _ layers: LayerTable) throws(ToolFailure) -> Opening {
    _ = try prose(row, "why")
    let modules = try patterns(row, "may open")
    for module in modules { try require(module, row, layers) }
    return Opening(
      tests: try selectors(row, "which tests", layers), modules: modules, line: row.line)
  }

  func confinement(
    _ row: MarkdownTable.Row, _ layers: LayerTable
  ) throws(ToolFailure) -> Confinement {
    var symbols: [SymbolPattern] = []
    for name in try names(row, "symbols") {
      guard let symbol = SymbolPattern(name) else {
        throw failure(row, "“\(name)” is no symbol: write Module.name or Module.Type.name.")
      }
      symbols.append(symbol)
    }
    let words = try names(row, "words").map { ConfinedWord($0) }
    if words.isEmpty, symbols.isEmpty {
      throw failure(row, "neither a word nor a symbol is named; the row would confine nothing.")
    }
    return Confinement(
      rule: try ruleName(row, "rule", among: Rule.all.filter(\.isConfinement)), words: words,
      symbols: symbols, places: try regions(row, "only in", layers),
      instead: try prose(row, "instead"), line: row.line)
  }

  func exception(
    _ row: MarkdownTable.Row, _ layers: LayerTable
  ) throws(ToolFailure) -> RuleException {
    _ = try prose(row, "why")
    let places = try regions(row, "where", layers)
    if places.isEmpty { throw failure(row, "“where” is empty. An exception has a place.") }
    return RuleException(
      rule: try ruleName(row, "excepted from", among: Rule.all), places: places,
      subjects: try names(row, "what"), line: row.line)
  }
}

extension TableReader {
  private func selectors(
    _ row: MarkdownTable.Row, _ column: String, _ layers: LayerTable
  ) throws(ToolFailure) -> [LayerSelector] {
    var selectors: [LayerSelector] = []
    for item in try items(row, column) { selectors.append(try selector(item, row, layers)) }
    if selectors.isEmpty {
      throw failure(row, "“\(column)” is empty. The row would match nothing.")
    }
    return selectors
  }

  private func selector(
    _ item: String, _ row: MarkdownTable.Row, _ layers: LayerTable
  ) throws(ToolFailure) -> LayerSelector {
    if item == "every layer" { return .every }
    if let kind = Layer.Kind(rawValue: item) { return .kind(kind) }
    guard item.hasPrefix("`"), item.hasSuffix("`"), item.count > 2 else {
      let known = ["every layer"] + Layer.Kind.allCases.map(\.rawValue)
      throw failure(
        row, "“\(item)” is no layer: write its target between backticks, or one of \(known.quoted)."
      )
    }
    let pattern = try pattern(String(item.dropFirst().dropLast()), row)
    try require(pattern, row, layers)
    return .pattern(pattern)
  }

  private func require(
    _ pattern: NamePattern, _ row: MarkdownTable.Row, _ layers: LayerTable
  ) throws(ToolFailure) {
    guard layers.layers.contains(where: { $0.pattern == pattern }) else {
      throw failure(row, "“\(pattern)” is no layer of the table of layers.")
    }
  }

  private func regions(
    _ row: MarkdownTable.Row, _ column: String, _ layers: LayerTable
  ) throws(ToolFailure) -> [Region] {
    var regions: [Region] = []
    for item in try items(row, column) {
      if item.hasPrefix("`"), item.contains("/") || item.hasSuffix(".swift`") {
        regions.append(.path(String(item.dropFirst().dropLast())))
      } else {
        regions.append(.layers(try selector(item, row, layers)))
      }
    }
    return regions
  }

  private func groups(
    _ row: MarkdownTable.Row, _ column: String
  ) throws(ToolFailure) -> [SymbolGroup] {
    var groups: [SymbolGroup] = []
    for item in try items(row, column) {
      guard let group = SymbolGroup(rawValue: item) else {
        let known = SymbolGroup.allCases.map(\.rawValue)
        throw failure(row, "“\(item)” is no group of symbols; the groups are \(known.quoted).")
      }
      groups.append(group)
    }
    return groups
  }

  private func flag(_ row: MarkdownTable.Row, _ column: String) throws(ToolFailure) -> Bool {
    switch row.text(column) {
    case "yes": return true
    case "no": return false
    default: throw failure(row, "“\(column)” is “\(row.text(column))”, and neither yes nor no.")
    }
  }

  private func ruleName(
    _ row: MarkdownTable.Row, _ column: String, among rules: [Rule]
  ) throws(ToolFailure) -> String {
    let names = try names(row, column)
    guard names.count == 1, let name = names.first, rules.contains(where: { $0.id == name }) else {
      throw failure(
        row,
        "\(row.text(column)) is no rule for this table; the rules are \(rules.map(\.id).quoted).")
    }
    return name
  }
}
