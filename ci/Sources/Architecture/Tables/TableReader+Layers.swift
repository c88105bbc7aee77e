import Toolbox

extension TableReader {
  /// Reads a row of the table of layers.
  func layer(_ row: MarkdownTable.Row) throws(ToolFailure) -> Layer {
    let pattern = try onlyPattern(row, "target")
    let folder = try onlyPattern(row, "folder")
    guard folder.variable == nil || folder.variable == pattern.variable else {
      throw failure(row, "the folder “\(folder)” has another open part than “\(pattern)”.")
    }
    return Layer(
      pattern: pattern, folder: folder, kind: try kind(row),
      sees: try patterns(row, "may see"), packages: try names(row, "packages"),
      toolchain: try names(row, "toolchain"), shows: try patterns(row, "may show"),
      line: row.line)
  }

  func patterns(
    _ row: MarkdownTable.Row, _ column: String
  ) throws(ToolFailure) -> [NamePattern] {
    var patterns: [NamePattern] = []
    for name in try names(row, column) { patterns.append(try pattern(name, row)) }
    return patterns
  }

  private func onlyPattern(
    _ row: MarkdownTable.Row, _ column: String
  ) throws(ToolFailure) -> NamePattern {
    let patterns = try patterns(row, column)
    guard patterns.count == 1 else {
      throw failure(row, "“\(column)” wants one name, and has \(patterns.count).")
    }
    return patterns[0]
  }

  private func kind(_ row: MarkdownTable.Row) throws(ToolFailure) -> Layer.Kind {
    guard let kind = Layer.Kind(rawValue: row.text("kind")) else {
      let known = Layer.Kind.allCases.map(\.rawValue)
      throw failure(
        row, "“\(row.text("kind"))” is no kind of layer; the kinds are \(known.quoted).")
    }
    return kind
  }
}
