/// The tests that failed, out of the JUnit report of `swift test` and what it said beside it.
///
/// The report knows the suite of a test, but not which argument it failed with; the console says
/// that, but not which suite it means. Each issue of the console becomes a finding of the test
/// that the report names.
struct TestReport {
  /// A failed test: its name, `Suite/function`, and the messages of its failures.
  private var failed: [(name: String, messages: [String])] = []

  /// - Parameter report: as `swift test` writes it: one element a line.
  init(_ report: String) {
    var test = ""
    for line in report.lines.map(\.trimmed) {
      if line.hasPrefix("<testcase ") {
        // The module is left out: `BookmarksUnitTests.Suite` is named `Suite`.
        let suite = Self.attribute("classname", of: line).split(separator: ".").dropFirst()
        let function = Self.attribute("name", of: line).prefix { $0 != "(" }
        test = suite.joined(separator: ".") + "/" + function
      } else if line.hasPrefix("<failure") {
        let message = Self.attribute("message", of: line)
        if failed.last?.name != test { failed.append((test, [])) }
        failed[failed.count - 1].messages.append(message)
      }
    }
  }

  /// The issues of all failed tests, each once.
  func findings(_ console: String) -> [Finding] {
    let issues = Self.issues(console)
    var seen: Set<Finding> = []
    return failed.flatMap { test in
      let own = issues.filter { belongs($0, to: test) }.map(\.text)
      return (own.isEmpty ? test.messages : own).map { Finding(name: test.name, text: $0) }
    }.filter { seen.insert($0).inserted }
  }
}

extension TestReport {
  private struct Issue {
    var function: Substring
    var text: String
  }

  /// What tells of an issue.
  private static let mark = "✘ Test "
  /// What goes on with the line before.
  private static let detail = "↳ "

  private static func issues(_ console: String) -> [Issue] {
    var issues: [Issue] = []
    for line in console.lines {
      if line.hasPrefix(detail), !issues.isEmpty {
        issues[issues.count - 1].text += " \(line)"
      } else if let start = line.firstRange(of: mark), line.contains(" recorded an issue") {
        // Tests run side by side, and one of them may begin in the middle of another one's line.
        let text = line[start.upperBound...]
        issues.append(Issue(function: text.prefix { $0 != "(" }, text: String(text)))
      }
    }
    return issues
  }

  /// Functions of two suites may have one name; then the message tells whose issue it is.
  private func belongs(_ issue: Issue, to test: (name: String, messages: [String])) -> Bool {
    guard test.name.hasSuffix("/" + issue.function) else { return false }
    let namesakes = failed.filter { $0.name.hasSuffix("/" + issue.function) }
    if namesakes.count == 1 { return true }
    return test.messages.contains { message in
      let first = message.lines[0].replacing(" (error)", with: "")
      return first.split(separator: ": ").allSatisfy { issue.text.contains($0) }
    }
  }

  private static func attribute(_ name: String, of element: String) -> String {
    guard let start = element.firstRange(of: " \(name)=\"") else { return "" }
    let value = String(element[start.upperBound...].prefix { $0 != "\"" })
    let plain = value.replacing(#/&#([0-9]+);/#) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
    return [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(plain) { $0.replacing($1.0, with: $1.1) }
  }
}
