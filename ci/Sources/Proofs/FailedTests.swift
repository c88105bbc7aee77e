import Foundation
import Toolbox

/// The issues that the tests of a run recorded, out of the stream of events that `swift test`
/// writes: a record a line, in JSON, by version 0 of the schema of Swift Testing.
///
/// The JUnit report knows the suite of a test, but not which argument it failed with; the console
/// says that, but not which suite it means. A record of the stream knows both.
struct FailedTests {
  /// Each once, in the order in which they were recorded; none when the run came to no end, since
  /// what did not run any more would pass for green.
  let findings: [Finding]

  init(events stream: String) {
    let decoder = JSONDecoder()
    let told = stream.lines.filter {
      $0.contains("\"issueRecorded\"") || $0.contains("\"runEnded\"")
    }
    let events = told.compactMap { line in
      try? decoder.decode(Record.self, from: Data(line.utf8)).payload
    }
    guard events.contains(where: { $0.kind == "runEnded" }) else {
      findings = []
      return
    }
    var seen: Set<Finding> = []
    findings = events.compactMap(\.finding).filter { seen.insert($0).inserted }
  }
}

/// A line of the stream, as far as it is read here. What tells of tests that exist is another kind
/// of record, which has the same form.
private struct Record: Decodable {
  var payload: Event

  struct Event: Decodable {
    var kind: String
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
    /// The schema keeps it for trial: a stream without it is read as well.
    var testCase: Case?

    enum CodingKeys: String, CodingKey {
      case kind, testID, issue, messages
      case testCase = "_testCase"
    }
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var sourceLocation: Place?
  }

  struct Place: Decodable {
    /// `Module/File.swift`.
    var fileID: String
    var line: Int

    var fileName: Substring { fileID.split(separator: "/").last ?? "" }
  }

  struct Message: Decodable {
    var text: String
  }

  /// A function with one of its arguments.
  struct Case: Decodable {
    var displayName: String
  }
}

extension Record.Event {
  /// What the event tells of, unless it is no failure.
  fileprivate var finding: Finding? {
    guard kind == "issueRecorded", let issue, !issue.isKnown, let testID else { return nil }
    let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" }
    let origin = [testCase?.displayName, place].compactMap(\.self).joined(separator: " at ")
    let said = (messages ?? []).flatMap(\.text.lines).joined(separator: " ↳ ")
    return Finding(name: Self.name(of: testID), text: "\(origin): \(said)")
  }

  /// The name of a test: `Suite/function` for `Module.Suite/function(_:)/File.swift:1:2`, with dots between
  /// suites within suites.
  private static func name(of testID: String) -> String {
    let path = testID.drop { $0 != "." }.dropFirst()
    var parts = path.split(separator: "/")
    if parts.last?.contains(".swift:") == true { parts.removeLast() }
    let function = parts.popLast()?.prefix { $0 != "(" } ?? ""
    return "\(parts.joined(separator: "."))/\(function)"
  }
}
