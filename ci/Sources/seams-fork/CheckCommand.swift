import ArgumentParser
import Forking
import Foundation
import Proofs
import Toolbox

/// `seams-fork check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks that every feature can be forked, and tries it.",
    discussion: """
      First it looks, in seconds, for what a fork would declare twice. Then it makes a feature in \
      the scratch clone that seams-prove works in, tests it, takes it out, and looks for traces. \
      Which feature is made up, and another one for each seed.
      """)

  enum Levels: String, ExpressibleByArgument, CaseIterable { case unit, all }

  enum Way: String, ExpressibleByArgument, CaseIterable { case fork, new, both, either }

  @Flag(name: .customLong("static"), help: "Only looks for what a fork would declare twice.")
  var isStatic = false

  @Flag(help: "Only cuts every feature out, in every kind, and builds nothing.")
  var carve = false

  @Option(help: "A text that decides what is made, such as the hash of a commit.")
  var seed = ""

  @Option(help: "The levels of the new feature's tests: unit, or all, with lint, arch and docs.")
  var levels = Levels.unit

  @Option(help: "The commands to try: fork, new, both, or either, chosen by the seed.")
  var way = Way.fork

  @Option(help: "The feature to fork; by default the seed chooses one.")
  var feature: String?

  @Flag(help: "Tries it in the checkout as it stands, and not as it was committed.")
  var withChanges = false

  @Flag(help: "Works in the checkout itself, whose build is there, and not in the clone.")
  var here = false

  func run() throws {
    try Outcome.isReported {
      let repository = try Repository()
      if carve { return try carved(repository) }
      let findings = try templates(in: repository).flatMap { template in
        try ForkableCheck(of: template).findings()
      }
      for finding in findings { print(finding) }
      guard findings.isEmpty else { return .findings }
      return isStatic ? .clean : try tried(in: repository)
    }
  }

  private func carved(_ repository: Repository) throws -> ToolStatus {
    let result = try CarvingCheck(of: repository, toolchain: WorkOptions.toolchain).run(seed: seed)
    for finding in result.findings { print(finding) }
    print("\(result.trees) forks were cut, \(result.files) files in all.")
    return result.findings.isEmpty ? .clean : .findings
  }

  /// Every feature of the checkout, and the minimal template.
  private func templates(in repository: Repository) throws -> [Template] {
    let features = FeatureFolders.features(in: repository)
    let smallest =
      repository.exists(Template.minimal.folder) ? [try Template(minimalIn: repository)] : []
    return try features.map { try Template(of: $0, in: repository) } + smallest
  }

  private func tried(in origin: Repository) throws -> ToolStatus {
    let interruption = Forking.Interruption()
    interruption.listen()
    let lock = try WorkLock(folder: origin.path(".build/prove"))
    defer { withExtendedLifetime(lock) {} }
    try WorkOptions.lendTools(of: origin)
    let clone = here ? nil : Clone(of: origin)
    _ = try clone?.refresh(withChanges: withChanges)
    defer { try? clone?.clean() }
    let place = clone?.repository ?? origin
    let workshop = try Workshop(place, interruption: interruption, say: Outcome.say)
    if here { try useWhatIsHere(origin) }
    let trip = RoundTrip(
      in: workshop,
      levels: levels == .unit ? ["unit"] : ["type-level", "unit", "integration", "end-to-end"],
      runsGuards: levels == .all, toolchain: WorkOptions.toolchain)
    var results: [(way: Way, result: RoundTrip.Result)] = []
    for way in ways {
      let template =
        way == .new
        ? try Template(minimalIn: place)
        : try Template(of: forked(in: place), in: place)
      let candidates = InventedFeature.picked(by: "\(seed) \(way.rawValue)")
      results.append((way, try trip.run(candidates, from: template)))
    }
    return report(results)
  }

  /// Ensures that the checkout has no uncommitted work, and that the tests of the new feature do
  /// not overwrite earlier reports.
  private func useWhatIsHere(_ origin: Repository) throws {
    let changes = try Git(in: origin.root).changes()
    guard changes.isEmpty else {
      throw Refusal(
        "The checkout differs from what was committed: \(changes[0].trimmed). Commit it, or leave --here out: "
          + "then it is tried in a clone.")
    }
    unsafe setenv("REPORTS", origin.path(".build/prove/reports"), 1)
  }

  private var ways: [Way] {
    switch way {
    case .fork, .new: [way]
    case .both: [.fork, .new]
    case .either: [number.isMultiple(of: 2) ? .fork : .new]
    }
  }

  /// A number that the seed decides.
  private var number: Int { seed.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } }

  /// Returns the feature to fork: the option's value, or one that the seed picks.
  private func forked(in repository: Repository) throws -> String {
    let features = FeatureFolders.features(in: repository)
    guard !features.isEmpty else { throw ToolFailure("There is no feature to fork.") }
    guard let feature else { return features[number / 2 % features.count] }
    guard features.contains(feature) else {
      throw ToolFailure(
        "Unknown feature “\(feature)”. Use one of: \(features.joined(separator: ", ")).")
    }
    return feature
  }

  private func report(_ results: [(way: Way, result: RoundTrip.Result)]) -> ToolStatus {
    var table = TextTable(["way", "feature", "files", "lines", "step", "seconds"])
    for (way, result) in results {
      for (index, step) in result.seconds.enumerated() {
        let first = [way.rawValue, result.feature, "\(result.files)", "\(result.lines)"]
        table.add((index == 0 ? first : ["", "", "", ""]) + [step.step, step.seconds.tenths])
      }
    }
    print(table.lines.joined(separator: "\n"))
    let findings = results.flatMap(\.result.findings)
    for finding in findings { print(finding) }
    return findings.isEmpty ? .clean : .findings
  }
}

extension Double {
  /// The number with one decimal place.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
