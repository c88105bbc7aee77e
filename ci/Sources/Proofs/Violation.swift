public import Toolbox

/// A bug or a breach of a rule that is planted to see whether its guard catches it.
///
/// It is a file in `ci/violations`: lines of `Key: value`, an empty line, and a unified diff.
///
///     Guard: arch
///     Finding: import-not-declared
///     Because: BookmarksRepository
///     Proves: rule import-not-declared
///     Breaks: A view model that knows the repository cannot be shown with another one.
public struct Violation: Hashable, Sendable {
  /// The path below `ci/violations`, without its ending.
  public var name: String
  /// The name of the guard that has to go red.
  public var guardName: String
  /// What it has to find: all of them.
  public var expectations: [ExpectedFinding]
  /// Regular expressions over `guard: finding` for what comes with it, and is no accident.
  public var companions: [String]
  /// What is proved beside the guard itself: `rule cycle`, `contract SQLDatabaseContract`.
  public var subjects: [String]
  /// One sentence on what goes wrong in the field where nobody guards.
  public var breaks: String
  /// The batch that it was put into by hand, or nothing.
  public var batch: String?
  public var patch: Patch

  public init(
    name: String, guardName: String, expectations: [ExpectedFinding], companions: [String] = [],
    subjects: [String] = [], breaks: String, batch: String? = nil, patch: Patch
  ) {
    self.name = name
    self.guardName = guardName
    self.expectations = expectations
    self.companions = companions
    self.subjects = subjects
    self.breaks = breaks
    self.batch = batch
    self.patch = patch
  }
}

/// A finding that a guard has to make.
public struct ExpectedFinding: Hashable, Sendable {
  /// A rule, a test or a diagnostic, as the guard names it; nothing for any.
  public var finding: String?
  /// A regular expression that has to match the finding; nothing for any.
  public var reason: String?
  /// The line that it has to point at; nothing for any.
  public var place: Finding.Place?

  public init(finding: String? = nil, reason: String? = nil, place: Finding.Place? = nil) {
    self.finding = finding
    self.reason = reason
    self.place = place
  }

  /// Whether a finding is the one that was expected.
  public func matches(_ found: Finding) -> Bool {
    if let finding, finding != found.name { return false }
    if let place, place != found.place { return false }
    return reason.map { found.description.contains(pattern: $0) } ?? true
  }
}

// MARK: - Reading

extension Violation {
  /// Reads a file of `ci/violations`.
  ///
  /// - Throws: ``ToolFailure`` that says what is missing or wrong in the file.
  public init(name: String, text: String) throws(ToolFailure) {
    let lines = text.lines
    let head = lines.prefix { !$0.hasPrefix("--- ") && !$0.hasPrefix("diff ") && !$0.isEmpty }
    var values: [String: [String]] = [:]
    for line in head {
      guard let colon = line.firstIndex(of: ":") else {
        throw ToolFailure("“\(line)” is no “Key: value”.")
      }
      let key = String(line[..<colon])
      guard Self.keys.contains(key) else {
        let known = Self.keys.joined(separator: ", ")
        throw ToolFailure("“\(key)” means nothing. It can be \(known).")
      }
      values[key, default: []].append(String(line[line.index(after: colon)...]).trimmed)
    }
    func one(_ key: String) throws(ToolFailure) -> String? {
      let all = values[key] ?? []
      guard all.count <= 1 else { throw ToolFailure("“\(key):” stands there more than once.") }
      return all.first
    }
    guard let guardName = try one("Guard") else { throw ToolFailure("“Guard:” is missing.") }
    guard let breaks = try one("Breaks"), breaks.hasSuffix(".") else {
      throw ToolFailure("“Breaks:” is missing, or is no sentence.")
    }
    let expected = ExpectedFinding(finding: try one("Finding"), reason: try one("Because"))
    guard expected.finding != nil || expected.reason != nil else {
      throw ToolFailure("it has no “Finding:” and no “Because:”, so anything red would do.")
    }
    let companions = values["Also"] ?? []
    for pattern in companions + [expected.reason].compactMap(\.self) {
      guard pattern.isPattern else {
        throw ToolFailure("“\(pattern)” is no regular expression.")
      }
    }
    self.init(
      name: name, guardName: guardName, expectations: [expected], companions: companions,
      subjects: values["Proves"] ?? [], breaks: breaks, batch: try one("Batch"),
      patch: try Patch(text: lines.dropFirst(head.count).joined(separator: "\n")))
  }

  private static let keys = ["Guard", "Finding", "Because", "Also", "Proves", "Breaks", "Batch"]
}

extension String {
  /// Whether it is a regular expression.
  var isPattern: Bool { (try? Regex(self)) != nil }

  /// A regular expression that matches this text and no other one.
  var patternOfItself: String {
    reduce(into: "") { pattern, character in
      if "\\^$.|?*+()[]{}".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// Whether a regular expression matches somewhere in it. One that is none matches nowhere.
  func contains(pattern: String) -> Bool {
    guard let regex = try? Regex(pattern).dotMatchesNewlines() else { return false }
    return contains(regex)
  }
}
