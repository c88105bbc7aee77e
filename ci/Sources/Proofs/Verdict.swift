/// What became of a violation.
public struct Verdict: Hashable, Sendable {
  public var violation: Violation
  public var outcome: Outcome
  /// For each guard that ran: whether it found something that is due to the violation.
  public var seen: [String: Bool]
  /// The batch that decided it.
  public var batch: String

  public enum Outcome: Hashable, Sendable {
    /// The guard found it, for the stated reason.
    case caught(Finding)
    /// The guard passed it over, or went red for another reason.
    case survived(String)
    /// It was caught, and something was found that has nothing to do with it.
    case noisy([String])
    /// It could not be planted: its patch does not apply, or what is planted does not build.
    case unplanted(String)
  }

  public init(
    violation: Violation, outcome: Outcome, seen: [String: Bool] = [:], batch: String = ""
  ) {
    self.violation = violation
    self.outcome = outcome
    self.seen = seen
    self.batch = batch
  }

  public var isCaught: Bool {
    if case .caught = outcome { true } else { false }
  }
}
