extension MarkedText {
  /// Whether a text is SQL or a part of it, by its keywords: they are in capitals, and such words
  /// are rare in other texts.
  static func isSQL(_ text: String) -> Bool {
    text.split { $0.isWhitespace || "(),;".contains($0) }.contains { words.contains(String($0)) }
  }

  private static let words: Set<String> = [
    "ALTER", "CREATE", "DELETE", "DROP", "EXISTS", "FROM", "INSERT", "INTO", "JOIN", "REFERENCES",
    "SCAN", "SEARCH", "SELECT", "UPDATE", "USING", "WHERE",
  ]
}
