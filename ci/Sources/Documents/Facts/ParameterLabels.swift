import Evidence

/// Reads the labels of a function, an initialiser or a case out of its source.
///
/// The evidence has names without labels, since most of its readers need none.
enum ParameterLabels {
  /// The labels, `_` for none, or nothing when there are no parentheses.
  static func read(_ declaration: Declaration, in text: String) -> [String]? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard (1...lines.count).contains(declaration.place.line) else { return nil }
    let source = lines[(declaration.place.line - 1)...].prefix(longest).joined(separator: "\n")
    guard let name = source.firstRange(of: declaration.name) else { return nil }
    let rest = withoutGenerics(source[name.upperBound...].drop { "?!".contains($0) })
    return parameters(behind: rest)?.map(label)
  }

  /// More lines than any list of parameters has.
  private static let longest = 40

  /// Passes over `<Value: Decodable>`.
  private static func withoutGenerics(_ source: Substring) -> Substring {
    guard source.first == "<" else { return source }
    var depth = 0
    for index in source.indices {
      if source[index] == "<" { depth += 1 }
      if source[index] == ">" { depth -= 1 }
      if depth == 0 { return source[source.index(after: index)...] }
    }
    return ""
  }

  /// What stands between the first parentheses, cut at its own commas; what is nested is one `x`.
  private static func parameters(behind source: Substring) -> [String]? {
    var depth = 0
    var parameters: [String] = []
    var previous: Character = " "
    for character in source {
      defer { previous = character }
      switch character {
      case "(" where depth == 0: parameters = [""]
      case _ where depth == 0: return nil
      case "," where depth == 1: parameters.append("")
      default:
        let isKept = depth == 1 && !")]}>".contains(character)
        if isKept {
          parameters[parameters.count - 1] += "([{<".contains(character) ? "x" : "\(character)"
        }
      }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth == 0, character == ")" { return parameters.filter { !$0.trimmingBlanks.isEmpty } }
    }
    return nil
  }

  /// The first word before a colon that is no attribute; a case may have a type alone.
  private static func label(_ parameter: String) -> String {
    guard let colon = parameter.firstIndex(of: ":") else { return "_" }
    let words = parameter[..<colon].split(whereSeparator: \.isWhitespace)
    return words.first { !$0.hasPrefix("@") }.map(String.init) ?? "_"
  }
}
