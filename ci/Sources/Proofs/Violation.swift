import Toolbox

/// A bug or a violation of a rule that is planted to test its guard: a file in `ci/violations`,
/// whose README.md describes the format.
struct Violation: Hashable, Sendable {
  /// The path below `ci/violations`, without its ending.
  var name: String
  var guardName: String
  /// The expected findings: each element is a list of regular expressions, all of which one finding
  /// must match.
  var expected: [[String]]
  /// Regular expressions over `guard: finding` for other findings that are allowed.
  var also: [String]
  /// The subjects that are proved in addition to the guard: `rule cycle`, `contract
  /// SQLDatabaseContract`.
  var proves: [String] = []
  var batch: String?
  var patch: String

  /// The files that the diff edits, adds or removes, named from the root of the checkout.
  var paths: Set<String> {
    Set(patch.matches(of: #/(?m)^(?:--- a|\+\+\+ b)/([^\t\n]+)/#).map { String($0.1) })
  }

  /// Whether a finding of a guard is allowed in addition to the expected one.
  func allows(_ finding: Finding, of guardName: String) -> Bool {
    also.contains { "\(guardName): \(finding.text)".contains(pattern: $0) }
  }

  /// Whether a finding of a guard is expected or allowed.
  func explains(_ finding: Finding, of guardName: String) -> Bool {
    allows(finding, of: guardName)
      || guardName == self.guardName && expected.contains { Finding.matching($0)(finding) }
  }
}

extension Violation {
  init(path: String, text: String) throws(ToolFailure) {
    let keys = ["Guard", "Finding", "Because", "Also", "Proves", "Breaks", "Batch"]
    let head = text.prefix(upTo: text.firstRange(of: "\n\n")?.lowerBound ?? text.endIndex)
    var values: [String: [String]] = [:]
    for line in head.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, keys.contains(parts[0]) else {
        throw ToolFailure("\(path): “\(line)” is not “Key: value”. Keys: \(keys).")
      }
      values[parts[0], default: []].append(parts[1])
    }
    // A guard writes the name of a finding as `name: …`, at the beginning or after the place.
    let named = values["Finding", default: []].map { "(?:^|: )\($0.asPattern):" }
    name = String(path.dropFirst("ci/violations/".count).dropLast(".patch".count))
    guardName = values["Guard"]?.first ?? ""
    expected = [named + values["Because", default: []]]
    also = values["Also", default: []]
    proves = values["Proves", default: []]
    batch = values["Batch"]?.first
    patch = String(text.dropFirst(head.count + 2))
    let wrong = (expected[0] + also).filter { (try? Regex($0)) == nil }
    guard wrong.isEmpty, !expected[0].isEmpty, values["Breaks"] != nil, !paths.isEmpty else {
      throw ToolFailure(
        wrong.isEmpty
          ? "\(path): it needs “Finding:” or “Because:”, “Breaks:”, and a diff."
          : "\(path): these are not valid regular expressions: \(wrong).")
    }
  }
}

extension String {
  /// A regular expression that matches this text only.
  var asPattern: String { replacing(#/[\\^$.|?*+()\[\]{}]/#) { "\\\($0.output)" } }

  /// Whether a regular expression matches somewhere in the text.
  func contains(pattern: String) -> Bool { (try? Regex(pattern)).map { contains($0) } ?? false }
}
