import Foundation
import Toolbox

/// Removes every feature from a checkout of the template, in place. The result equals a standalone
/// fork without features.
public struct Emptying: Sendable {
  public let workshop: Workshop
  /// Whether to accept a checkout with uncommitted changes.
  public var allowsChanges = false
  /// Whether to build the result and generate its pages.
  public var builds = true

  public init(in workshop: Workshop) {
    self.workshop = workshop
  }

  /// The files to remove, and their replacements.
  public struct Plan: Sendable {
    let before: FileTree
    let after: FileTree
    let features: [String]

    /// The paths that are removed, and those that are changed or added.
    var gone: [String] { before.paths.filter { after[$0] == nil } }
    var written: [String] { after.paths.filter { before[$0] != after[$0] } }

    public var text: String {
      let lines =
        ["\(gone.count) files would go:"] + gone.map { "  \($0)" }
        + ["\(written.count) files would change or come:"] + written.map { "  \($0)" }
      return lines.joined(separator: "\n")
    }
  }

  /// - Throws: ``Refusal`` when the checkout is a fork, has no feature, or has changes.
  public func plan() throws -> Plan {
    let repository = workshop.repository
    try workshop.checkChanges(
      allowed: allowsChanges, so: "so that git shows what goes, and can bring it back")
    let before = try FileTree(in: repository, only: try workshop.git.files(below: ["."]))
    guard !before.features.isEmpty else {
      throw Refusal("There is no feature left to take out. “make new FEATURE=Recipes” makes one.")
    }
    let standalone = Standalone(.empty, version: try workshop.git.head())
    return Plan(
      before: before, after: try standalone.emptied(before, in: repository),
      features: before.features)
  }

  /// Carries out a plan.
  ///
  /// - Throws: ``ToolFailure`` if a file cannot be written or a program cannot be started;
  ///   ``Interrupted``. Everything is restored then.
  public func empty(_ plan: Plan) throws -> FeatureReport {
    let repository = workshop.repository
    let pages = builds ? GeneratedPages.paths(in: repository, without: "") : []
    let lines = plan.gone.reduce(0) { count, path in
      count + (plan.before[path]?.content.count { $0 == UInt8(ascii: "\n") } ?? 0)
    }
    let report = try workshop.journaled(
      "removal of all features", changing: plan.gone + plan.written + pages
    ) {
      let start = ContinuousClock.now
      try workshop.writer.remove(plan.gone)
      for path in plan.written {
        guard let file = plan.after[path] else { continue }
        try workshop.writer.write(file.content, to: path, mode: file.mode)
      }
      var report = FeatureReport(
        feature: plan.features.joined(separator: ", "), deed: "removed", files: plan.gone.count,
        lines: lines, seconds: [("removing", (ContinuousClock.now - start) / .seconds(1))])
      if builds { try report.add(workshop.checks.runForPages(), [], in: repository) }
      return (report, stays: report.failure == nil)
    }
    if report.failure == nil {
      for feature in plan.features { Receipt.remove(feature, in: repository) }
    }
    return report
  }
}
