/// Keeps what a type-level case expects of the compiler at its line, where a longer name leaves no
/// room for it.
///
/// `code  // expected-FAIL-error {{…}}` speaks of its own line. The formatter breaks a line that is
/// too long, and the expectation would then stand on another one than the code. So it moves before
/// the line, as `// expected-FAIL-error@+1 {{…}}`, which speaks of the next one.
public struct ExpectationLines: Sendable {
  /// How many characters a line may have.
  public let width: Int

  public init(width: Int = 100) {
    self.width = width
  }

  /// The text with each expectation moved that goes beyond the width; any other line as it is.
  public func moved(in source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.count > width ? moved(line: $0) : [$0] }
      .joined(separator: "\n")
  }

  private func moved(line: Substring) -> [Substring] {
    guard let mark = line.firstRange(of: "  // expected-"),
      let expectation = line[mark.lowerBound...].firstRange(of: " {{"),
      // One that says its line already is right where it is.
      !line[mark.upperBound..<expectation.lowerBound].contains("@")
    else { return [line] }
    let code = line[..<mark.lowerBound]
    let indent = code.prefix { $0 == " " }
    guard indent.count < code.count else { return [line] }
    let kind = line[mark.lowerBound..<expectation.lowerBound].drop { $0 == " " }
    return [indent + kind + "@+1" + line[expectation.lowerBound...], code]
  }
}
