import Foundation

/// A finding of a guard, as `path:line: name: text`, or `Suite/test: text` for a test.
struct Finding: Hashable, Sendable {
  /// The file, relative to the root of the checkout; `nil` for a test, or if there is no file.
  var path: String?
  var text: String

  /// Whether a finding matches each of some regular expressions.
  static func matching(_ patterns: [String]) -> (Finding) -> Bool {
    // Compiles the patterns once, because they are matched with thousands of findings.
    let all = patterns.map { try? Regex($0) }
    return { finding in all.allSatisfy { $0.map(finding.text.contains) ?? false } }
  }

  /// The lines `path:line[:column]: …` and `path: name: …` of an output, each once, in one form:
  /// without the root, the column and the severity, and with `[Name] …` as `name: …`.
  static func all(in output: String, below root: String) -> [Finding] {
    var seen: Set<Finding> = []
    return output.split(separator: "\n").compactMap { line in
      // Our tools print a dash for a finding without a place.
      let form = #/(–|[^\s:“”"'()\/][^\s:“”"'()]*):(\d+:)?(?:\d+:)? (?:error: |warning: )?(.+)/#
      guard let match = line.replacing(root + "/", with: "").wholeMatch(of: form) else {
        return nil
      }
      let path = String(match.1), said = match.3.replacing(#/^\[(\w+)\]/#) { "\($0.output.1):" }
      guard path == "–" || path.contains(#/[.\/]/#), !said.hasPrefix("note:"),
        match.2 != nil || said.contains(#/^[\w-]+: /#)
      else { return nil }
      let place = path == "–" ? "" : "\(path):\(match.2 ?? "") "
      let finding = Finding(path: path == "–" ? nil : path, text: place + said)
      return seen.insert(finding).inserted ? finding : nil
    }
  }

  /// The issues in the stream of events that `swift test` writes, one JSON record per line. Each
  /// issue is returned once.
  ///
  /// JUnit output does not contain the argument of a failed test, and console output does not
  /// contain its suite. Returns an empty array if the run did not end, because tests that did not
  /// run would count as passed.
  static func all(inEvents stream: String) -> [Finding] {
    let events = stream.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Record.self, from: Data(line.utf8)).payload
    }
    guard events.contains(where: { $0.kind == "runEnded" }) else { return [] }
    var seen: Set<Finding> = []
    return events.compactMap(\.finding).filter { seen.insert($0).inserted }
  }
}

/// A line of the stream, by version 0 of Swift Testing's schema.
private struct Record: Decodable {
  var payload: Event

  struct Event: Decodable {
    var kind: String
    /// `Module.Suite/function(_:)/File.swift:1:2`, with dots between suites in suites.
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
    var _testCase: Case?

    var finding: Finding? {
      guard kind == "issueRecorded", let issue, !issue.isKnown,
        let name = testID?.firstMatch(of: #/^[^.]*\.([^(]+)/#)?.1
      else { return nil }
      let file = issue.sourceLocation?.fileID.split(separator: "/").last ?? ""
      let place = "\(_testCase?.displayName ?? "") at \(file):\(issue.sourceLocation?.line ?? 0)"
      let said = messages?.map(\.text).joined(separator: " ").replacing("\n", with: " ") ?? ""
      return Finding(text: "\(name): \(place): \(said)")
    }
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var sourceLocation: Place?
  }

  struct Place: Decodable {
    var fileID: String
    var line: Int
  }

  struct Message: Decodable { var text: String }
  /// The argument of the test.
  struct Case: Decodable { var displayName: String }
}
