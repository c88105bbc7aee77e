import Architecture
import Evidence
import Foundation
import Toolbox

/// What a check of a generated package cost and found.
struct Measurement {
  let modules: Int
  private let extent: Verdict.Extent
  private let build, cold, warm: Double
  private let found: Int
  /// What was planted and not found, found and not planted, or could not be seen.
  let complaints: [String]

  /// Generates and builds a package, and checks it twice: without a cache and with one.
  ///
  /// - Throws: ``ToolFailure`` when it cannot be written or built.
  init(of package: GeneratedPackage, rules text: String) throws(ToolFailure) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "seams arch bench \(UUID().uuidString)").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let repository = Repository(root: folder)
    let rules = try Rulebook(text: text)
    try package.write(to: repository)
    let clock = ContinuousClock()
    let start = clock.now
    try GeneratedPackage.build(repository)
    let built = clock.now
    _ = try Self.verdict(on: repository, rules)
    let firstDone = clock.now
    let verdict = try Self.verdict(on: repository, rules)
    warm = firstDone.duration(to: clock.now) / .seconds(1)
    cold = built.duration(to: firstDone) / .seconds(1)
    build = start.duration(to: built) / .seconds(1)
    modules = package.modules
    extent = verdict.extent
    // The rules are those of a real checkout; rows for layers that are not generated match nothing.
    let lines = verdict.findings.filter { $0.rule != "rule-matches-nothing" }.map {
      "\($0.place): \($0.rule)"
    }
    found = lines.count
    let planted = Set(package.planted)
    complaints =
      lines.filter { !planted.contains($0) }.map { "found and not planted: \($0)" }
      + planted.subtracting(lines).sorted().map { "planted and not found: \($0)" }
      + verdict.gaps.map { "not seen: \($0.reason)" }
  }

  var row: [String] {
    [
      "\(modules)", "\(extent.files)", "\(extent.uses)", Self.format(build), Self.format(cold),
      Self.format(warm), "\(found)",
    ]
  }

  /// How the seconds grew beside the modules. An exponent of 1 is a straight line.
  func growth(since first: Measurement) -> String {
    let size = Double(modules) / Double(first.modules)
    let parts = [("cold", cold / first.cold), ("warm", warm / first.warm)].map { name, ratio in
      "\(name) \(Self.format(ratio)) times (exponent \(Self.format(log(ratio) / log(size))))"
    }
    return "\(Self.format(size)) times the modules: \(parts.joined(separator: ", "))"
  }

  private static func verdict(
    on repository: Repository, _ rules: Rulebook
  ) throws(ToolFailure) -> Verdict {
    let reader = EvidenceReader(repository: repository, watched: rules.watched)
    return check(try reader.read(), against: rules)
  }

  private static func format(_ number: Double) -> String { String(format: "%.2f", number) }
}
