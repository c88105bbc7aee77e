/// A check that people rely on: a make target, or one command of it.
public struct Guard: Hashable, Sendable {
  public var name: String
  /// The make target that runs it.
  public var target: String
  /// What is run in the scratch clone, by bash.
  public var command: String
  public var need: Need
  public var reading: Reading
  /// The exit statuses of a guard that found nothing.
  public var green: Set<Int32>
  /// What it adds to the cost of a batch, in minutes, with what is built for it.
  public var minutes: Int

  public init(
    name: String, target: String, command: String, need: Need, reading: Reading,
    green: Set<Int32> = [0], minutes: Int = 1
  ) {
    self.name = name
    self.target = target
    self.command = command
    self.need = need
    self.reading = reading
    self.green = green
    self.minutes = minutes
  }

  /// What has to be there before it runs, in the order in which the groups are proved.
  public enum Need: String, CaseIterable, Hashable, Sendable, Comparable {
    /// The sources alone.
    case sources
    /// A build of the clean clone; what is planted is not compiled before the guard runs.
    case built
    /// A build of the clean clone, and the reports that all levels of its tests left.
    case tested
    /// A build of the clean clone, and the plan for a build of what is planted.
    case planned
    /// A build of what is planted.
    case compiled

    public static func < (one: Need, other: Need) -> Bool {
      let order = Need.allCases
      return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
  }

  /// How findings are told from the rest of what it says.
  public enum Reading: Hashable, Sendable {
    /// Each is a line `path:line: …`.
    case lines
    /// Each is an issue in the stream of events of `swift test`, in a file that is named from the root of the
    /// checkout. The command finds the name in `EVENTS`.
    case tests(events: String)
    /// All that it says is one finding.
    case output
  }
}

/// What a guard said of a checkout.
public struct Observation: Hashable, Sendable {
  public var isRed: Bool
  public var findings: [Finding]
  public var seconds: Double
  /// Where all that it said was written.
  public var log: String

  public init(isRed: Bool, findings: [Finding], seconds: Double = 0, log: String = "") {
    self.isRed = isRed
    self.findings = findings
    self.seconds = seconds
    self.log = log
  }
}
