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

  enum Way: String, ExpressibleByArgument, CaseIterable { case fork, new, both }

  @Flag(name: .customLong("static"), help: "Only looks for what a fork would declare twice.")
  var isStatic = false

  @Option(help: "A text that decides what is made, such as the hash of a commit.")
  var seed = ""

  @Option(help: "The levels of the new feature's tests: unit, or all, with lint, arch and docs.")
  var levels = Levels.unit

  @Option(help: "What is tried: fork, new, or both.")
  var way = Way.fork

  @Flag(help: "Tries it in the checkout as it stands, and not as it was committed.")
  var withChanges = false

  func run() throws {
    try Outcome.isReported {
      let repository = try Repository()
      let findings = try templates(in: repository).flatMap { template in
        try ForkableCheck(of: template).findings()
      }
      for finding in findings { print(finding) }
      guard findings.isEmpty else { return .findings }
      return isStatic ? .clean : try tried(in: repository)
    }
  }

  /// Every feature of the checkout, and the smallest one.
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
    try Self.lendTools(of: origin)
    let clone = Clone(of: origin)
    _ = try clone.refresh(withChanges: withChanges)
    defer { try? clone.clean() }
    let workshop = try Workshop(clone.repository, interruption: interruption, say: Outcome.say)
    let trip = RoundTrip(
      in: workshop,
      levels: levels == .unit ? ["unit"] : ["type-level", "unit", "integration", "end-to-end"],
      runsGuards: levels == .all, toolchain: WorkOptions.toolchain)
    var results: [(way: Way, result: RoundTrip.Result)] = []
    for way in way == .both ? [.fork, .new] : [way] {
      let template =
        way == .new
        ? try Template(minimalIn: clone.repository)
        : try Template(of: Self.forked(in: clone.repository, seed), in: clone.repository)
      let candidates = InventedFeature.picked(by: "\(seed) \(way.rawValue)")
      results.append((way, try trip.run(candidates, from: template)))
    }
    return report(results)
  }

  /// The clone has no built tools of its own: its `ci/tool` is told to use those of the checkout.
  private static func lendTools(of origin: Repository) throws(ToolFailure) {
    for name in ["seams-arch", "seams-docs", "seams-pyramid"] {
      let result = try Shell.run([origin.path("ci/tool"), name, "--help"], merged: true)
      guard result.succeeded else {
        throw ToolFailure("ci/tool \(name) cannot be built: \(result.output)")
      }
    }
    unsafe setenv("SEAMS_TOOLS", origin.path("ci/.build/release"), 1)
  }

  /// The feature that is forked: another one for each seed, once there are several.
  private static func forked(in repository: Repository, _ seed: String) throws -> String {
    let features = FeatureFolders.features(in: repository)
    guard !features.isEmpty else { throw ToolFailure("There is no feature to fork.") }
    return features[seed.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } % features.count]
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
  /// With one digit behind the point.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
