import Foundation
public import Toolbox

/// Plants the violations of a checkout in a scratch clone, and runs their guards.
public struct Prover: Sendable {
  private let clone: Clone
  private let runner: CommandRunner
  private let table: GuardTable
  private let violations: [Violation]
  /// The errors in the tables and the patches, as sentences.
  private var problems: [String]
  /// Git's identifier of the clone's tree.
  private let tree: String
  private let say: @Sendable (String) -> Void

  /// Updates the clone from the checkout, and reads it.
  ///
  /// - Parameter rules: the rules of the architecture check.
  public init(
    of origin: Repository, rules: [String], pairs: (Repository) throws(ToolFailure) -> [LayerPair],
    withChanges: Bool, say: @escaping @Sendable (String) -> Void
  ) throws(ToolFailure) {
    clone = Clone(of: origin)
    self.say = say
    tree = try clone.refresh(withChanges: withChanges)
    // The clone uses the tools of the checkout. The architecture check prints its findings for
    // every forbidden pair of layers.
    runner = CommandRunner(
      folder: clone.repository.root, logs: origin.path(".build/prove/logs"),
      environment: ["SEAMS_TOOLS": origin.path("ci/.build/release"), "SEAMS_FINDINGS": "99999"])
    let copy = clone.repository
    table = try GuardTable(text: copy.text(GuardTable.path))
    let patches = copy.files(below: "ci/violations", suffix: ".patch")
    let written = try patches.map { path throws(ToolFailure) in
      try Violation(path: path, text: copy.text(path))
    }
    violations = try written + Violation.all(pairs(copy), in: copy)
    problems = try Completeness(rules: rules, in: copy).problems(of: violations, over: table)
      .sorted()
    for (target, guards) in Dictionary(grouping: table.guards, by: \.target) {
      let plan = try runner.run("make --dry-run \(target)", as: "plan \(target)").output
      for idle in guards
      where !plan.contains(idle.command) && !idle.command.contains("make \(target)") {
        problems.append("“make \(target)” does not run “\(idle.command)”; see \(GuardTable.path).")
      }
    }
    for violation in violations {
      do throws(ToolFailure) {
        try clone.plant(violation, onlyTrying: true)
      } catch {
        problems.append("\(violation.name): the patch does not apply. \(error)")
      }
    }
  }

  /// Plants violations whose names fit a pattern, or all of them, batch by batch. With a part, it
  /// plants only as many batches with a build as fit into its minutes.
  ///
  /// - Returns: The problems, as sentences: violations that were not found, guards that failed
  ///   before anything was planted, and unexpected findings.
  public func prove(
    only patterns: [String] = [], part: (seed: String, minutes: Int)? = nil
  ) throws(ToolFailure) -> [String] {
    guard problems.isEmpty else { return problems }
    let fitting = violations.filter { violation in
      patterns.isEmpty || patterns.contains { Picking.fits(violation.name, glob: $0) }
    }
    guard !fitting.isEmpty else { throw ToolFailure("No violation matches \(patterns).") }
    var batches = Batch.form(fitting, over: table)
    if let part { batches = Batch.rotated(batches, part, over: table) }
    var problems: [String] = []
    for need in Guard.Need.allCases {
      let own = batches.filter { $0.need == need }
      let red = try redWhenClean(guards(of: own), need)
      problems += red.values
      for var batch in own {
        batch.violations.removeAll { red[$0.guardName] != nil }
        if !batch.violations.isEmpty { problems += try prove(batch) }
      }
    }
    return problems
  }

  private func guards(of batches: [Batch]) -> [Guard] {
    let names = Set(batches.flatMap(\.violations).map(\.guardName))
    return table.guards.filter { names.contains($0.name) }
  }

  /// Runs the guards before anything is planted, except those whose stage was green in the same
  /// tree.
  ///
  /// - Returns: A sentence for each guard that already fails, and so proves nothing.
  private func redWhenClean(
    _ guards: [Guard], _ need: Guard.Need
  ) throws(ToolFailure) -> [String: String] {
    let unknown = guards.filter {
      (try? clone.origin.text("reports/green/\($0.target)"))?.trimmed != tree
    }
    guard !unknown.isEmpty || need == .tested && !guards.isEmpty else { return [:] }
    say("without violations: \(unknown.map(\.name).joined(separator: ", "))")
    try prepare(need)
    var red: [String: String] = [:]
    for case (let guardian, let findings?, let log) in try observe(unknown, as: "clean") {
      let found = findings.first?.text.prefix(400) ?? ""
      red[guardian.name] =
        "“\(guardian.name)” fails without violations: \(found) See \(log)."
    }
    // A guard that makes a feature does not remove it.
    try clone.clean()
    return red
  }

  private func prepare(_ need: Guard.Need) throws(ToolFailure) {
    guard let command = need.clean else { return }
    let name = "clean \(need)"
    guard try runner.run(command, as: name).status == 0 else {
      throw ToolFailure("“\(command)” fails without violations. See \(runner.log(of: name)).")
    }
  }

  /// Plants a batch, runs its guards, and restores the files.
  private func prove(_ batch: Batch) throws(ToolFailure) -> [String] {
    let start = ContinuousClock.now
    // The previous build may contain another batch, or a removed feature.
    if batch.need == .built || batch.need == .planned { try prepare(batch.need) }
    for violation in batch.violations { try clone.plant(violation) }
    let (missed, strays) = try look(at: batch)
    try clone.clean()
    let count = batch.violations.count, seconds = Int((ContinuousClock.now - start) / .seconds(1))
    say("\(batch.name): \(count - missed.count) of \(count) found, \(seconds) s")
    return missed.sorted() + strays
  }

  private func look(at batch: Batch) throws(ToolFailure) -> (missed: [String], strays: [String]) {
    var missed: [String] = [], strays: [String] = []
    if let command = batch.need.planted {
      let name = "\(batch.name) build", result = try runner.run(command, as: name)
      if result.status != 0 {
        let errors = Finding.all(in: result.output, below: realPath)
        for violation in batch.violations {
          let own = errors.first { violation.paths.contains($0.path ?? "") }?.text
          let error = own.map { "it does not build. \($0)" } ?? "its batch does not build."
          missed.append("\(violation.name): \(error) See \(runner.log(of: name)).")
        }
        return (missed, [])
      }
    }
    // A finding in a file that the violations edit must come from them.
    let pairs = batch.violations.flatMap { violation in violation.paths.map { ($0, violation) } }
    let editors = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    for (guardian, findings, log) in try observe(guards(of: [batch]), as: batch.name) {
      for violation in batch.violations where violation.guardName == guardian.name {
        let own = findings?.filter { editors[$0.path ?? ""]?.contains(violation) ?? true } ?? []
        let found = violation.expected.map { own.first(where: Finding.matching($0)) }
        if let index = found.firstIndex(of: nil) {
          let what = findings == nil ? "stayed green" : "did not find \(violation.expected[index])"
          missed.append("\(violation.name): “\(guardian.name)” \(what). See \(log).")
        } else {
          say("  \(violation.name) · \(guardian.name) · \(found[0]?.text.prefix(160) ?? "")")
        }
      }
      for finding in findings ?? [] where guardian.findings != "output" {
        let owners = editors[finding.path ?? ""] ?? batch.violations
        if owners.contains(where: { $0.explains(finding, of: guardian.name) }) { continue }
        // A violation may expect a finding in a file that another violation edits.
        if batch.violations.contains(where: { $0.allows(finding, of: guardian.name) }) { continue }
        let stray = "\(guardian.name): \(finding.text)".prefix(400)
        strays.append("No violation of “\(batch.name)” explains the finding “\(stray)”.")
      }
    }
    return (missed, strays)
  }

  /// Runs guards, each command once, and returns their findings, or `nil` for a green guard.
  private func observe(
    _ guards: [Guard], as name: String
  ) throws(ToolFailure) -> [(guardian: Guard, findings: [Finding]?, log: String)] {
    var observed: [(Guard, [Finding]?, String)] = []
    for (command, readers) in Dictionary(grouping: guards, by: \.command) {
      let log = "\(name) \(readers[0].name)"
      let events = readers.lazy.compactMap(\.events).first.map { "export EVENTS=\($0); " } ?? ""
      let result = try runner.run(events + command, as: log)
      var all = try readers.map { guardian throws(ToolFailure) -> [Finding]? in
        guardian.green.contains(result.status) ? nil : try read(guardian, result.output)
      }
      if all.allSatisfy({ $0?.isEmpty == true }) {
        let end = "ended with \(result.status): \(result.output.trimmed.suffix(300))"
        all = readers.map { _ in [Finding(text: end)] }
      }
      observed += zip(readers, all).map { ($0, $1, runner.log(of: log)) }
    }
    return observed
  }

  private func read(_ guardian: Guard, _ output: String) throws(ToolFailure) -> [Finding] {
    if let events = guardian.events {
      // The stream of the unit tests has 130 MB, and few of its lines matter.
      let lines = try Shell.run(
        ["grep", "-E", "issueRecorded|runEnded", clone.repository.path(events)])
      return Finding.all(inEvents: lines.output)
    }
    guard guardian.findings == "output" else {
      return Finding.all(in: output, below: realPath)
    }
    let lines = output.replacing("\(realPath)/", with: "").split(separator: "\n")
    return lines.map { Finding(text: String($0)) }
  }

  /// The path of the clone without symbolic links, which compilers print.
  private var realPath: String {
    URL(filePath: clone.repository.root).resolvingSymlinksInPath().path(percentEncoded: false)
  }
}
