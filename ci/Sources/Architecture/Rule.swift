import Evidence

/// A rule of the architecture: what it finds, and what it has to say to who breaks it.
public struct Rule: Sendable {
  /// The name that findings, exceptions and `--explain` use. It is never changed.
  public let id: String
  /// What the rule says: one sentence.
  public let statement: String
  /// Why it is a rule.
  public let why: String
  /// Code, or a row, that breaks it.
  public let example: String
  /// What to do about a finding.
  public let instead: String
  /// What has to be seen for the rule to be checked.
  let lenses: Set<Lens>
  /// Whether a row of the table of confined words names it.
  let isConfinement: Bool
  let find: @Sendable (Inspection) -> [Finding]

  init(
    _ id: String, lenses: Set<Lens>, isConfinement: Bool = false, _ statement: String, why: String,
    example: String, instead: String, find: @escaping @Sendable (Inspection) -> [Finding]
  ) {
    self.id = id
    self.lenses = lenses
    self.isConfinement = isConfinement
    self.statement = statement
    self.why = why
    self.example = example
    self.instead = instead
    self.find = find
  }

  /// Every rule, in the order in which `--rules` lists them.
  public static let all: [Rule] =
    [
      .targetWithoutLayer, .edgeNotAllowed, .cycle, .ruleMatchesNothing,
      .importNotDeclared, .dependencyNotImported, .dependencyNotUsed, .useWithoutImport,
      .exportedImport, .testableOutsideTests, .testableNotListed,
      .kindAcrossEdge, .conformanceDirection, .publicKind, .publicForNobody,
      .domainImport, .sharedObject, .shimLogic, .testAssertsNothing,
    ] + Rule.confinements + [.signatureMentions, .lensesDisagree, .evidenceStale]

  /// The text of `--explain`.
  public var explanation: String {
    """
    \(id): \(statement)

    Why
      \(why)

    For example
    \(example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        .joined(separator: "\n"))

    Instead
      \(instead)

    """
  }
}
