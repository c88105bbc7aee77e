public import Toolbox

/// A whole run: from the table of violations to the report.
public struct ProofRun: Sendable {
  public var prover: Prover
  public let selection: Selection
  /// Whether it goes on after a batch in which something was not caught.
  public let keepsGoing: Bool

  public init(prover: Prover, selection: Selection, keepsGoing: Bool) {
    self.prover = prover
    self.selection = selection
    self.keepsGoing = keepsGoing
  }

  /// Plants what is selected.
  ///
  /// - Parameters:
  ///   - violations: all that there are.
  ///   - problems: what is wrong with the table as a whole.
  ///   - commit: what the clone shows.
  /// - Throws: ``ToolFailure`` when guards cannot be run; what they find is in the report.
  public func report(
    on violations: [Violation], problems: [String], commit: String
  ) throws(ToolFailure) -> ProofReport {
    let start = ContinuousClock.now
    var report = ProofReport(commit: commit)
    report.guards = prover.table.guards
    report.problems = problems
    let drift = prover.drift(of: violations)
    report.verdicts = drift.map { Verdict(violation: $0, outcome: .unplanted($1)) }
    let fitting = selection.violations(of: violations).filter { drift[$0] == nil }
    let batches = selection.batches(
      of: Batch.form(fitting, over: prover.table), over: prover.table)
    report.problems += try prover.idle(prover.table.guards)
    let red = try lookAtTheCleanClone(before: batches, into: &report)
    for (number, batch) in batches.enumerated() {
      try plant(batch, red: red, into: &report)
      if !keepsGoing, report.status != .clean, number + 1 < batches.count {
        report.problems.append("It stopped after “\(batch.name)”; “--keep-going” goes on.")
        break
      }
    }
    report.total = (ContinuousClock.now - start).seconds
    return report
  }
}

extension ProofRun {
  /// Runs every guard that is going to be asked, before anything is planted.
  ///
  /// - Returns: the names of those that are red already, and cannot tell anything.
  private func lookAtTheCleanClone(
    before batches: [Batch], into report: inout ProofReport
  ) throws(ToolFailure) -> Set<String> {
    let needs = Set(batches.map(\.need))
    let named = Set(batches.flatMap(\.violations).map(\.guardName))
    let guards = prover.table.guards.filter {
      $0.need == .sources ? needs.contains(.sources) : named.contains($0.name)
    }
    guard !guards.isEmpty else { return [] }
    let (known, asked) = (
      guards.filter { prover.notes?.isGreen($0.target) == true },
      guards.filter { prover.notes?.isGreen($0.target) != true }
    )
    if !known.isEmpty { prover.say("green in “make ci”: \(known.names)") }
    if !asked.isEmpty { prover.say("clean clone: \(asked.names)") }
    var red: Set<String> = []
    for (guardian, observation) in try prover.baseline(guards) {
      report.seconds[guardian.name] = observation.seconds
      guard observation.isRed else { continue }
      red.insert(guardian.name)
      let found = observation.findings.first?.description ?? ""
      report.problems.append(
        "“\(guardian.name)” is red before anything is planted: \(found.prefix(400)) "
          + "See \(observation.log).")
    }
    return red
  }

  private func plant(
    _ batch: Batch, red: Set<String>, into report: inout ProofReport
  ) throws(ToolFailure) {
    var prover = prover
    prover.table.guards.removeAll { red.contains($0.name) }
    let lost = batch.violations.filter { red.contains($0.guardName) }
    report.verdicts += lost.map {
      Verdict(
        violation: $0, outcome: .unplanted("“\($0.guardName)” is red before anything is planted."))
    }
    var batch = batch
    batch.violations.removeAll { red.contains($0.guardName) }
    guard !batch.violations.isEmpty else { return }
    let start = ContinuousClock.now
    let judgement = try prover.prove(batch)
    let seconds = (ContinuousClock.now - start).seconds
    report.verdicts += judgement.verdicts
    report.problems += judgement.strays.map {
      "With “\(batch.name)” planted, and due to none of it alone: \($0.prefix(400))"
    }
    let caught = judgement.verdicts.count(where: \.isCaught)
    prover.say(
      "\(batch.name): \(caught) of \(batch.violations.count) caught, \(seconds.short) s")
  }
}

extension [Guard] {
  fileprivate var names: String { map(\.name).joined(separator: ", ") }
}
