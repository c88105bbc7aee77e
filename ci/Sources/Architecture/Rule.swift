public import Evidence

/// A rule of the architecture: what it says, and how it looks for what breaks it.
///
/// The rules stand in `Rules`, by what they look at: a list of them, and below it the functions that
/// find what breaks them.
public struct Rule: Sendable {
  /// The name that findings and exceptions use. It never changes.
  public let id: String
  /// The lenses that the rule needs.
  let needs: Set<Lens>
  /// What the rule says: a sentence or two.
  public let says: String
  let find: @Sendable (Inspection) -> [Finding]

  /// Every rule, in the order in which `--rules` lists them.
  public static let all: [Rule] =
    edges + imports + symbols + signatures + habits + confinements + rulesOnTheCheck

  /// What the check says about itself.
  private static let rulesOnTheCheck = [
    Rule(
      id: ruleMatchesNothing, needs: [.declared],
      says: "Every row of the tables, and every name in a row, fits something that is there.",
      find: { DeadRows($0).findings }),
    // The program reports it beside the findings: what cannot be seen is neither right nor wrong.
    Rule(
      id: "evidence-stale", needs: [],
      says: "The build is there, and is that of the sources as they are.",
      find: { _ in [] }),
  ]

  static let ruleMatchesNothing = "rule-matches-nothing"
}

/// Something that breaks a rule, where it does.
public struct Finding: Hashable, Sendable {
  /// The rule's name: see ``Rule/all``.
  public internal(set) var rule = ""
  public let place: Place
  /// The target that breaks the rule.
  let target: String
  /// The word, symbol or module that it is about, as an exception names it.
  let subject: String
  /// What is wrong: one sentence that names the value.
  let problem: String
  /// Why that is a rule: one sentence.
  let reason: String
  /// What to do, as it follows on “Instead: ”.
  let instead: String

  init(
    _ place: Place, _ target: String, _ subject: String, _ problem: String, reason: String,
    instead: String
  ) {
    (self.place, self.target, self.subject, self.problem) = (place, target, subject, problem)
    (self.reason, self.instead) = (reason, instead)
  }

  /// One line: where, which rule, what, why, and what to do instead.
  public var line: String { "\(place): \(rule): \(problem) \(reason) Instead: \(instead)" }

  func of(_ rule: String) -> Finding {
    var finding = self
    finding.rule = rule
    return finding
  }
}

extension Finding: Comparable {
  public static func < (one: Finding, other: Finding) -> Bool {
    one.place == other.place
      ? (one.rule, one.problem) < (other.rule, other.problem) : one.place < other.place
  }
}
