public import Evidence

/// Something that breaks a rule, where it does.
public struct Finding: Hashable, Sendable {
  /// The rule's name: see ``Rule/all``.
  public let rule: String
  public let place: Place
  /// What is wrong: one sentence that names the value.
  public let problem: String
  /// Why that is a rule: one sentence.
  public let reason: String
  /// What to do, as it follows on “Instead: ”.
  public let instead: String
  /// The target that breaks the rule.
  let target: String
  /// The word, symbol or module that it is about, as an exception names it.
  let subject: String

  init(
    _ rule: String, _ place: Place, target: String, subject: String, _ problem: String,
    reason: String, instead: String
  ) {
    self.rule = rule
    self.place = place
    self.target = target
    self.subject = subject
    self.problem = problem
    self.reason = reason
    self.instead = instead
  }

  /// One line: where, which rule, what, why, and what to do instead.
  public var line: String { "\(place): \(rule): \(message)" }

  /// What is wrong, why, and what to do instead.
  public var message: String { "\(problem) \(reason) Instead: \(instead)" }
}

extension Finding: Comparable {
  public static func < (one: Finding, other: Finding) -> Bool {
    one.place == other.place
      ? (one.rule, one.problem) < (other.rule, other.problem) : one.place < other.place
  }
}
