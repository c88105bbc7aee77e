import CoreDemo

/// Converts the lightweight markup of the demo's stories to HTML.
///
/// Blocks are separated by empty lines: a paragraph; a heading (`## …`); a quotation (`> …`); a
/// list (lines of `- …`); code (lines between lines of three backquotes); a table (lines of
/// `| … | … |`, with the header first). Within a line, `*…*` is emphasis and backquotes mark code.
/// There is no other markup.
///
/// The output is also well-formed XML.
enum StoryText {
  static func html(_ text: String) -> String {
    text.split(separator: "\n\n").map { part($0.split(separator: "\n")) }.joined(separator: "\n")
  }

  private static func part(_ lines: [Substring]) -> String {
    guard let first = lines.first else { return "" }
    if first.hasPrefix("## ") { return "<h2>\(inline(first.dropFirst(3)))</h2>" }
    if first.hasPrefix("> ") {
      let words = lines.map { $0.dropFirst(2) }.joined(separator: " ")
      return "<blockquote><p>\(inline(words[...]))</p></blockquote>"
    }
    if first.hasPrefix("- ") {
      return "<ul>\(lines.map { "<li>\(inline($0.dropFirst(2)))</li>" }.joined())</ul>"
    }
    if first == "```" {
      let code = lines.dropFirst().dropLast().joined(separator: "\n")
      return "<pre><code>\(code.escapedForHTML)</code></pre>"
    }
    if first.hasPrefix("|") { return table(lines) }
    return "<p>\(inline(lines.joined(separator: " ")[...]))</p>"
  }

  private static func table(_ lines: [Substring]) -> String {
    let rows = lines.enumerated().map { place, line in
      let name = place == 0 ? "th" : "td"
      let cells = line.split(separator: "|").map { cell in
        "<\(name)>\(inline(cell.trimmed))</\(name)>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return "<table>\(rows.joined())</table>"
  }

  /// Converts the emphasis and code of a line.
  private static func inline(_ line: Substring) -> String {
    marked(line, with: "`", as: "code") { marked($0, with: "*", as: "em") { $0.escapedForHTML } }
  }

  /// Wraps the text between each pair of marks in an element, and converts the rest with `plain`.
  private static func marked(
    _ text: Substring, with mark: Character, as name: String, plain: (Substring) -> String
  ) -> String {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      place.isMultiple(of: 2) ? plain(part) : "<\(name)>\(part.escapedForHTML)</\(name)>"
    }.joined()
  }
}

extension Substring {
  fileprivate var escapedForHTML: String { String(self).escapedForHTML }

  /// The text without leading and trailing spaces.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
