import NewsDomain

extension StoryAuthor {
  /// Parses an author as written in RSS: `me@example.org (A Name)`, `A Name (me@example.org)`,
  /// `A Name <me@example.org>`, only the address, or only the name. Returns `nil` if the text is
  /// blank.
  init?(text: String) {
    let text = text.trimmingBlanks
    guard !text.isEmpty else { return nil }
    if let (outside, inside) = Self.parts(of: text, "(", ")") ?? Self.parts(of: text, "<", ">") {
      if Self.isEmail(inside) {
        self.init(name: outside.isEmpty ? nil : outside, email: Self.email(inside))
      } else if Self.isEmail(outside) {
        self.init(name: inside.isEmpty ? nil : inside, email: Self.email(outside))
      } else {
        self.init(name: text)
      }
    } else if Self.isEmail(text) {
      self.init(name: nil, email: Self.email(text))
    } else {
      self.init(name: text)
    }
  }

  /// Splits a text into the part before trailing brackets and the part in them. Returns `nil` if
  /// the text does not end with brackets.
  private static func parts(
    of text: String, _ open: Character, _ close: Character
  ) -> (outside: String, inside: String)? {
    guard text.utf8.last == close.asciiValue, text.last == close,
      let start = text.lastIndex(of: open)
    else { return nil }
    return (
      String(text[..<start]).trimmingBlanks,
      String(text[text.index(after: start)...].dropLast()).trimmingBlanks
    )
  }

  /// Whether a text looks like an email address. This is only a rough check.
  private static func isEmail(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return false }
    let parts = email(text).split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !text.contains { $0.isWhitespace }
  }

  private static func email(_ text: String) -> String {
    text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst("mailto:".count)) : text
  }
}
