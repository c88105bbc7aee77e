public import Toolbox

/// Plants violations in the scratch clone and lets the guards look at them.
public struct Prover: Sendable {
  public let clone: Clone
  public var table: GuardTable
  public let runner: CommandRunner
  /// What is run before the guards of a need: for `built` and `tested` in the clean clone, for
  /// `planned` and `compiled` when the violations are planted.
  public let preparations: [Guard.Need: String]
  /// What is known to be green already; nothing when every guard is asked.
  public let notes: StageNotes?
  /// What has been tested already, and need not be tested in the clone.
  public let tested: TestedCheckout?
  /// Tells how far it is.
  public let say: @Sendable (String) -> Void

  public init(
    clone: Clone, table: GuardTable, runner: CommandRunner, preparations: [Guard.Need: String],
    notes: StageNotes? = nil, tested: TestedCheckout? = nil,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.clone = clone
    self.table = table
    self.runner = runner
    self.preparations = preparations
    self.notes = notes
    self.tested = tested
    self.say = say
  }

  /// What the patches say that does not fit the clone: a line for each that drifted.
  public func drift(of violations: [Violation]) -> [Violation: String] {
    var drift: [Violation: String] = [:]
    for violation in violations {
      do throws(ToolFailure) {
        _ = try clone.edits(of: violation.patch)
      } catch {
        drift[violation] = error.description
      }
    }
    return drift
  }

  /// Guards whose make target does not run them: what nobody runs guards nothing.
  public func idle(_ guards: [Guard]) throws(ToolFailure) -> [String] {
    var problems: [String] = []
    for target in Set(guards.map(\.target)).sorted() {
      let plan = try runner.run("make --dry-run \(target)", as: "plan \(target)")
      for guardian in guards where guardian.target == target {
        let isTarget = guardian.command.split(separator: " ").suffix(1) == [target[...]]
        if plan.status != 0 || !isTarget && !plan.output.contains(guardian.command) {
          problems.append(
            "“make \(target)” does not run “\(guardian.command)”: "
              + "mend the row of “\(guardian.name)” in ci/violations/README.md.")
        }
      }
    }
    return problems
  }

  /// Lets guards look at the clean clone, but for those that are known to be green. Each has to be.
  public func baseline(
    _ guards: [Guard]
  ) throws(ToolFailure) -> [(guardian: Guard, observation: Observation)] {
    let unknown = guards.filter { notes?.isGreen($0.target) != true }
    if unknown.contains(where: { $0.need != .sources }) { try prepareClean(.built) }
    if guards.contains(where: { $0.need == .tested }) {
      if let tested {
        try tested.lend(to: clone.repository)
      } else {
        try prepareClean(.tested)
      }
    }
    let observations = try observe(unknown, as: "clean")
    // A guard that makes a feature leaves it, and what was built with it.
    if try !clone.isClean() {
      try clone.clean()
      try prepareClean(.built)
    }
    return observations
  }

  /// Plants a batch, and takes it back. What it does not decide is planted again, one by one.
  ///
  /// - Returns: the verdicts, and noise that no violation can be blamed for.
  public func prove(_ batch: Batch) throws(ToolFailure) -> Judgement {
    let first = try attempt(batch)
    guard batch.violations.count > 1 else { return first }
    let open = first.verdicts.filter { !$0.isCaught }
    guard !open.isEmpty else { return first }
    say("  \(open.count) of them once more, alone")
    var again: [String: Verdict] = [:]
    for verdict in open {
      let alone = Batch(
        name: "\(batch.name), alone", need: batch.need, violations: [verdict.violation])
      again[verdict.violation.name] = try attempt(alone).verdicts.first
    }
    return Judgement(
      verdicts: first.verdicts.map { again[$0.violation.name] ?? $0 }, strays: first.strays)
  }
}

extension Prover {
  private func prepareClean(_ need: Guard.Need) throws(ToolFailure) {
    guard let command = preparations[need] else { return }
    say("clean clone: \(command)")
    let log = "clean \(need.rawValue)"
    let result = try runner.run(command, as: log)
    guard !result.isOverdue else {
      throw ToolFailure(
        "“\(command)” took longer than \(runner.limit.seconds) s in the scratch clone, and was ended. "
          + "It goes on from there when the command is repeated; is the machine busy?")
    }
    guard result.status == 0 else {
      throw ToolFailure(
        "“\(command)” fails in the scratch clone, where nothing is planted. See "
          + "\(runner.path(ofLog: log)), and repeat it in the checkout.")
    }
  }

  private func attempt(_ batch: Batch) throws(ToolFailure) -> Judgement {
    // What the batch before has built may hold a feature that is gone again.
    if batch.need >= .built, batch.need != .compiled { try prepareClean(.built) }
    do {
      for violation in batch.violations { try clone.plant(violation.patch) }
      let judgement = try judge(batch)
      try clone.clean()
      return judgement
    } catch {
      try clone.clean()
      throw error
    }
  }

  private func judge(_ batch: Batch) throws(ToolFailure) -> Judgement {
    if batch.need >= .planned, let command = preparations[batch.need] {
      let result = try runner.run(command, as: "\(batch.name) build")
      if result.status != 0 { return broken(batch, by: result) }
    }
    // What needs no build is looked at by every guard that needs none; the others look at what is
    // theirs, and the tests of the same run that are not meant have to stay green.
    let named = Set(batch.violations.map(\.guardName))
    let guards = table.guards.filter {
      $0.need == batch.need && (batch.need == .sources || named.contains($0.name))
    }
    return Judgement(batch, try observe(guards, as: batch.name))
  }

  /// The verdicts on a batch that does not build: those whose files the compiler names are at
  /// fault, and the others were not looked at. All are planted again, alone.
  private func broken(_ batch: Batch, by result: CommandResult) -> Judgement {
    let log = runner.path(ofLog: "\(batch.name) build")
    let errors = FindingReader(root: clone.realPath)
      .findings(of: .lines, output: result.output, events: nil)
    let verdicts = batch.violations.map { violation in
      let own = errors.first { $0.place.map { violation.patch.paths.contains($0.path) } ?? false }
      let reason = own.map { "it does not build: \($0)" } ?? "the build of its batch broke: \(log)"
      return Verdict(violation: violation, outcome: .unplanted(reason), batch: batch.name)
    }
    return Judgement(verdicts: verdicts, strays: [])
  }

  /// Runs guards, each command once, and reads what they found.
  private func observe(
    _ guards: [Guard], as name: String
  ) throws(ToolFailure) -> [(guardian: Guard, observation: Observation)] {
    var observations: [(guardian: Guard, observation: Observation)] = []
    var done: Set<String> = []
    for command in guards.map(\.command) where done.insert(command).inserted {
      let readers = guards.filter { $0.command == command }
      let log = "\(name) \(readers[0].name)"
      let stream = readers.lazy.compactMap(\.events).first.map { "export EVENTS=\($0); " } ?? ""
      let result = try runner.run(stream + command, as: log)
      let reader = FindingReader(root: clone.realPath)
      let found = readers.map { guardian in
        guardian.green.contains(result.status)
          ? []
          : reader.findings(of: guardian.reading, output: result.output, events: events(guardian))
      }
      let isSilent = found.allSatisfy(\.isEmpty)
      for (guardian, findings) in zip(readers, found) {
        let isRed = !guardian.green.contains(result.status) || result.isOverdue
        let all =
          isRed && isSilent
          ? [reader.lastWords(of: result.output, isOverdue: result.isOverdue)] : findings
        observations.append(
          (
            guardian,
            Observation(
              isRed: isRed && !all.isEmpty, findings: all, seconds: result.seconds,
              log: runner.path(ofLog: log))
          ))
      }
    }
    return observations
  }

  private func events(_ guardian: Guard) -> String? {
    guardian.events.flatMap { path in try? clone.repository.text(path) }
  }
}
