import Toolbox

/// The tests that failed, out of the JUnit report of `swift test` and what it said beside it.
///
/// The report knows the suite of a test, but not which argument it failed with; the console says
/// that, but not which suite it means. Each issue of the console becomes a finding of the test
/// that the report names.
struct FailedTests {
  /// A failed test: its name, `Suite/function`, and the messages of its failures.
  private let failed: [(name: String, messages: [String])]

  init(_ report: TestReport) {
    failed = report.tests.filter(\.hasFailed).map { test in
      // The module is left out: `BookmarksUnitTests.Suite` is named `Suite`.
      (name: "\(test.suite)/\(test.function.prefix { $0 != "(" })", messages: test.failures)
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

extension FailedTests {
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
}
