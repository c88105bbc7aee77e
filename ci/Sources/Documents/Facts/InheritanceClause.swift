import Evidence

/// Reads out of the source what a type, or an extension of it, inherits from or conforms to.
enum InheritanceClause {
  /// Every name between the type's own and the brace, conditions included: more than the clause
  /// holds, and never less.
  static func names(of declaration: Declaration, in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard (1...lines.count).contains(declaration.place.line) else { return [] }
    let source = lines[(declaration.place.line - 1)...].prefix(longest).joined(separator: "\n")
    guard let name = source.firstRange(of: declaration.name) else { return [] }
    return source[name.upperBound...].prefix { $0 != "{" }
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// More lines than the head of any declaration has.
  private static let longest = 20
}
