/// Keeps an expected compiler error of a type-level case at its line, even if a longer name fills
/// that line.
///
/// The formatter breaks lines that are too long. `code  // expected-FAIL-error {{…}}` refers to its
/// own line, which could then differ from the line of the code. So it moves to the line before, as
/// `// expected-FAIL-error@+1 {{…}}`, which refers to the next line. Code that is still too long
/// would become two lines, but the expectation refers to one line, so this code is not formatted.
public struct ExpectationLines: Sendable {
  /// The maximum length of a line in characters.
  public let width: Int

  public init(width: Int = 100) {
    self.width = width
  }

  /// Returns the text with expectations beyond the width moved to the line before. Code of a case
  /// keeps its line.
  public func moved(in source: String) -> String {
    var lines: [Substring] = []
    var isInCase = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.drop { $0 == " " }
      if word.hasPrefix("#") { isInCase = word == "#if FAIL" || isInCase && word == "#else" }
      lines += line.count > width ? moved(line: line) : [line]
      if isInCase { keepLast(of: &lines) }
    }
    return lines.joined(separator: "\n")
  }

  /// Excludes the last line from formatting if it is too long.
  private func keepLast(of lines: inout [Substring]) {
    guard let line = lines.last, line.count > width else { return }
    let indent = line.prefix { $0 == " " }
    guard !line.dropFirst(indent.count).hasPrefix("//") else { return }
    let expects = lines.dropLast().last?.contains("// expected-FAIL-error@+1 ") == true
    lines.insert(indent + "// swift-format-ignore", at: lines.count - (expects ? 2 : 1))
  }

  private func moved(line: Substring) -> [Substring] {
    guard let mark = line.firstRange(of: "  // expected-"),
      let expectation = line[mark.lowerBound...].firstRange(of: " {{"),
      // An expectation with a line number is correct where it is.
      !line[mark.upperBound..<expectation.lowerBound].contains("@")
    else { return [line] }
    let code = line[..<mark.lowerBound]
    let indent = code.prefix { $0 == " " }
    guard indent.count < code.count else { return [line] }
    let kind = line[mark.lowerBound..<expectation.lowerBound].drop { $0 == " " }
    return [indent + kind + "@+1" + line[expectation.lowerBound...], code]
  }
}
