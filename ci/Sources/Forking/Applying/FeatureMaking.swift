import Foundation
import Toolbox

/// Makes a feature: writes it, builds everything, runs its tests and regenerates the pages, in this
/// order. If a step fails, undoes everything, including the pages.
public struct FeatureMaking: Sendable {
  public let workshop: Workshop
  /// Whether to accept a checkout with uncommitted changes.
  public var allowsChanges = false
  /// The levels of tests to run after the build; `nil` skips the build too.
  public var levels: [String]?
  /// Whether to keep a feature that does not build, for inspection.
  public var keepsFailure = false

  public init(in workshop: Workshop, levels: [String]? = ["unit"]) {
    self.workshop = workshop
    self.levels = levels
  }

  /// Carries out a plan.
  ///
  /// - Throws: ``Refusal`` if the checkout has changes; ``ToolFailure`` if a file cannot be written
  ///   or a program cannot be started; ``Interrupted``. No files remain then.
  public func make(_ plan: ForkPlan) throws -> FeatureReport {
    try workshop.checkChanges(
      allowed: allowsChanges, so: "so that git shows the new feature alone")
    let repository = workshop.repository
    let pages = GeneratedPages.paths(in: repository, without: plan.feature)
    let purpose = "making of \(plan.feature)"
    return try workshop.journaled(
      purpose, changing: paths(of: plan) + pages
    ) {
      let start = ContinuousClock.now
      let receipt = Receipt.Draft(of: plan.feature, pages: pages, in: repository)
      try receipt.keepPages()
      try workshop.writer.write(plan.files)
      try workshop.writer.write(plan.edits)
      var report = FeatureReport(
        feature: plan.feature, deed: "made", files: plan.files.count, lines: plan.lineCount,
        seconds: [("writing", (ContinuousClock.now - start) / .seconds(1))])
      if let levels {
        try report.add(
          workshop.checks.run(testing: levels, of: plan.feature), plan.files, in: repository,
          kept: keepsFailure)
      }
      let stays = report.failure == nil || keepsFailure
      if stays { try receipt.write(of: plan.files.map(\.path)) }
      return (report, stays)
    }
  }

  /// All files that are written for a feature, and the listings of its API.
  private func paths(of plan: ForkPlan) -> [String] {
    let own = "Modules/\(plan.feature)/"
    let layers = plan.files.filter { $0.path.hasPrefix(own) && $0.isSwift }
      .compactMap { $0.path.dropFirst(own.count).split(separator: "/").first.map(String.init) }
    return plan.files.map(\.path) + plan.edits.map(\.path)
      + GeneratedPages.listings(of: plan.feature, layers: Set(layers))
  }
}
