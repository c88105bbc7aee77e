/// A literal that the outside world defines, for example a format. A fork must not rename it.
public struct WorldWord: Hashable, Sendable, ExpressibleByStringLiteral {
  public let literal: String
  /// Keeps the word only in files whose names contain this text; `nil` means all files.
  public let place: String?

  public init(_ literal: String, in place: String? = nil) {
    self.literal = literal
    self.place = place
  }

  public init(stringLiteral literal: String) {
    self.init(literal)
  }

  /// Whether the word is kept in a file. It is always kept on the README that lists it.
  func counts(in path: String) -> Bool {
    guard let place else { return true }
    let name = path.split(separator: "/").last ?? ""
    return name.contains(place) || name == "README.md"
  }
}

/// The words of a feature that are fixed by the outside world. The feature's README lists them:
///
///     ## Words of the world
///
///     | literal | whose | in files called |
///     |---|---|---|
///     | `NETSCAPE-Bookmark-file-1` | the first line of every browser's file | |
///     | `"item"` | the member of a feed | `Feed` |
///
/// The third cell may be missing or empty. With a third cell, the word is renamed in all other
/// files.
public enum WorldWords {
  static let heading = "## Words of the world"

  /// Returns the words of a README, in its order.
  public static func words(in page: String) -> [WorldWord] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == heading }) else { return [] }
    let section = lines[lines.index(after: start)...].prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("|") }.dropFirst(2)
    return rows.compactMap { row in
      let cells = row.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      guard let literal = cells.first.flatMap(code) else { return nil }
      return WorldWord(literal, in: cells.count > 2 ? code(of: cells[2]) : nil)
    }
  }

  /// Returns the words of a template, from its module's README.
  static func words(of template: Template) -> [WorldWord] {
    let readme = template.files.first { $0.place == "Modules/\(template.feature)/README.md" }
    return readme?.text.map(words) ?? []
  }

  /// Returns the text between backticks in a cell, or `nil`.
  private static func code(of cell: Substring) -> String? {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }
}
