/// The literals of a feature that belong to the world: names that others gave, and that no fork may
/// change. The feature's README lists them:
///
///     ## Words of the world
///
///     | literal | whose |
///     |---|---|
///     | `NETSCAPE-Bookmark-file-1` | the first line of every browser's file |
public enum WorldWords {
  static let heading = "## Words of the world"

  /// The literals of a README, in its order.
  public static func literals(in page: String) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == heading }) else { return [] }
    let section = lines[lines.index(after: start)...].prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("|") }.dropFirst(2)
    return rows.compactMap { row in
      let cell = row.dropFirst().prefix { $0 != "|" }
      let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
      return parts.count >= 3 ? String(parts[1]) : nil
    }
  }

  /// The literals of a template: those of its module's README.
  static func literals(of template: Template) -> [String] {
    let readme = template.files.first { $0.place == "Modules/\(template.feature)/README.md" }
    return readme?.text.map(literals) ?? []
  }
}
