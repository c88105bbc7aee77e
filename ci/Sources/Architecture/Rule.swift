public import Evidence

/// A rule of the architecture: its text, and the search for violations. The rules are in `Rules`,
/// grouped by the evidence that they use.
public struct Rule: Sendable {
  /// The name that findings and exceptions use. It never changes.
  public let id: String
  let needs: Set<Lens>
  let find: @Sendable (Inspection) -> [Finding]
  /// The text of the rule: one or two sentences.
  public let says: String

  init(
    _ id: String, _ needs: Set<Lens>, _ find: @escaping @Sendable (Inspection) -> [Finding],
    _ says: String
  ) {
    (self.id, self.needs, self.find, self.says) = (id, needs, find, says)
  }

  /// Every rule, in the order in which `--rules` lists them.
  public static let all: [Rule] =
    edges + imports + symbols + signatures + habits + confinements + rulesOnTheCheck

  /// The rules about the check itself.
  private static let rulesOnTheCheck = [
    Rule(
      ruleMatchesNothing, [.declared], \.deadRows,
      "Every row of the tables, and every name in a row, matches something in the package."),
    // The program reports gaps separately from findings, because unread code is neither right nor
    // wrong.
    Rule(
      "evidence-stale", [], { _ in [] },
      "The build exists, and was made from the current sources."),
  ]

  static let ruleMatchesNothing = "rule-matches-nothing"
}

/// A place that breaks a rule.
public struct Finding: Hashable, Sendable, Comparable {
  /// The rule's name: see ``Rule/all``.
  public internal(set) var rule = ""
  public let place: Place
  /// The target that breaks it, and the word, symbol or module that an exception would name.
  let target, subject: String
  /// The problem, in one sentence that names the value, and the reason for the rule.
  let problem, reason: String
  /// The advice, which follows “Instead: ”.
  let instead: String

  init(
    _ place: Place, _ target: String, _ subject: String, _ problem: String, reason: String,
    instead: String
  ) {
    (self.place, self.target, self.subject, self.problem) = (place, target, subject, problem)
    (self.reason, self.instead) = (reason, instead)
  }

  /// One line: place, rule, problem, reason and advice.
  public var line: String { "\(place): \(rule): \(problem) \(reason) Instead: \(instead)" }

  public static func < (one: Finding, other: Finding) -> Bool {
    (one.place, one.rule, one.problem) < (other.place, other.rule, other.problem)
  }
}
