import Evidence
import Foundation

/// How findings are written.
public enum FindingFormat: String, CaseIterable, Sendable {
  /// A line for each: `path:line: rule: what. Instead: …`
  case text
  /// One array.
  case json
  /// Annotations of GitHub's workflows.
  case github

  /// The findings as lines, in their order.
  public func lines(_ findings: [DocumentFinding]) -> [String] {
    switch self {
    case .text:
      findings.map { "\($0.place): \($0.rule.rawValue): \($0.what) Instead: \($0.instead)" }
    case .json: [Self.json(findings)]
    case .github: findings.map(Self.annotation)
    }
  }

  private struct Record: Encodable {
    let path: String
    let line: Int
    let rule: String
    let what: String
    let instead: String
  }

  private static func json(_ findings: [DocumentFinding]) -> String {
    let records = findings.map {
      Record(
        path: $0.place.path, line: $0.place.line, rule: $0.rule.rawValue, what: $0.what,
        instead: $0.instead)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    return (try? encoder.encode(records)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  private static func annotation(_ finding: DocumentFinding) -> String {
    let place = finding.place
    let line = place.line == 0 ? "" : ",line=\(place.line)"
    return "::error file=\(property(place.path))\(line),title=\(property(finding.rule.rawValue))"
      + "::\(message("\(finding.what) Instead: \(finding.instead)"))"
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
