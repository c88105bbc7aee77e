import Foundation
import Toolbox

/// Makes a feature and removes it, and checks that it was complete and left no trace.
public struct RoundTrip: Sendable {
  let workshop: Workshop
  /// The levels of the feature's tests to run; `nil` skips the build too.
  let levels: [String]?
  /// Whether to run lint, arch and docs on the checkout with the feature.
  let runsGuards: Bool
  let toolchain: String

  public init(
    in workshop: Workshop, levels: [String]?, runsGuards: Bool, toolchain: String
  ) {
    self.workshop = workshop
    self.levels = levels
    self.runsGuards = runsGuards
    self.toolchain = toolchain
  }

  /// The result of a round trip.
  public struct Result: Sendable {
    public let feature: String
    public var files = 0
    public var lines = 0
    public var seconds: [(step: String, seconds: Double)] = []
    /// The failures, as sentences.
    public var findings: [String] = []
  }

  /// Makes the first feature whose name is available, and removes it.
  ///
  /// - Throws: ``ToolFailure`` if the feature cannot be made, ``Refusal`` if no name is available.
  public func run(_ candidates: [InventedFeature], from template: Template) throws -> Result {
    let order = try self.order(candidates, from: template)
    let feature = order.request.to.plural
    var result = Result(feature: feature)
    let emptyBefore = Set(emptyFolders())
    let report = try FeatureMaking(in: workshop, levels: levels)
      .make(order.plan(in: workshop.repository))
    result.files = report.files
    result.lines = report.lines
    result.seconds = report.seconds
    if report.failure != nil {
      result.findings.append(report.text)
    } else {
      if runsGuards { try add(workshop.checks.runGuards(), to: &result) }
      var removal = FeatureRemoval(in: workshop)
      removal.builds = levels != nil
      let removed = try removal.remove(removal.plan(for: feature))
      result.seconds += removed.seconds
      if removed.failure != nil { result.findings.append(removed.text) }
    }
    let traces = try workshop.git.changes() + emptyFolders().filter { !emptyBefore.contains($0) }
    result.findings += traces.map { "\($0): \(feature) came and went, and left it changed." }
    return result
  }

  private func order(
    _ candidates: [InventedFeature], from template: Template
  ) throws -> FeatureOrder {
    let thing = EnglishNoun.singular(of: template.feature)
    var reason = Refusal("There is no name to try.")
    for candidate in candidates {
      do {
        return try FeatureOrder(
          candidate.name, entity: candidate.entity(of: thing), from: template,
          in: workshop.repository, toolchain: toolchain)
      } catch let refusal as Refusal {
        reason = refusal
      }
    }
    throw reason
  }

  private func add(_ outcome: Checks.Outcome, to result: inout Result) throws {
    switch outcome {
    case .passed(let seconds): result.seconds += seconds
    case .failed(let step, let said):
      result.findings.append(
        (["\(result.feature): the step “\(step)” failed."]
          + said.output.split(separator: "\n").suffix(SourceMap.limit).map(String.init))
          .joined(separator: "\n"))
    }
  }

  /// Empty folders, which git does not track.
  private func emptyFolders() -> [String] {
    ["Modules", "Apps", "Tests", "docs"].flatMap(workshop.repository.emptyFolders)
  }
}

extension Repository {
  /// Returns the empty folders below a folder, relative to the root, in order.
  ///
  /// Skips hidden folders, which belong to the builds of tools.
  fileprivate func emptyFolders(below folder: String) -> [String] {
    let names = FeatureFolders.subfolders(of: folder, in: self).filter { !$0.hasPrefix(".") }
    return names.map { "\(folder)/\($0)" }.flatMap { name in
      isEmpty(name) ? [name] : emptyFolders(below: name)
    }
  }

  private func isEmpty(_ folder: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path(folder)).isEmpty) == true
  }
}
