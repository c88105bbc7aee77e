extension MarkedText {
  /// Whether a text is SQL or a part of it: the words of SQL are written in big letters here, and
  /// stand by themselves in little else.
  static func isSQL(_ text: String) -> Bool {
    text.split { $0.isWhitespace || "(),;".contains($0) }.contains { words.contains(String($0)) }
  }

  private static let words: Set<String> = [
    "ALTER", "CREATE", "DELETE", "DROP", "EXISTS", "FROM", "INSERT", "INTO", "JOIN", "REFERENCES",
    "SCAN", "SEARCH", "SELECT", "UPDATE", "USING", "WHERE",
  ]
}
