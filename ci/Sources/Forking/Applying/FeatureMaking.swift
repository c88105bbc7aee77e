import Foundation
import Toolbox

/// Makes a feature: writes it, builds all, runs its tests, draws the pages anew. In this order, and
/// whatever fails, of the pages too, takes everything back.
public struct FeatureMaking: Sendable {
  public let workshop: Workshop
  /// Whether a checkout with changes that are not committed is taken.
  public var allowsChanges = false
  /// The levels of tests that are run after the build; nothing when not even that is made.
  public var levels: [String]?
  /// Whether a feature that does not build is left for looking.
  public var keepsFailure = false

  public init(in workshop: Workshop, levels: [String]? = ["unit"]) {
    self.workshop = workshop
    self.levels = levels
  }

  /// Carries out a plan.
  ///
  /// - Throws: ``Refusal`` when the checkout has changes, ``ToolFailure`` when something cannot be
  ///   written or started, ``Interrupted``. Nothing is left then.
  public func make(_ plan: ForkPlan) throws -> FeatureReport {
    try checkChanges()
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
        try add(workshop.checks.run(testing: levels, of: plan.feature), to: &report, plan)
      }
      let stays = report.failure == nil || keepsFailure
      if stays { try receipt.write(of: plan.files.map(\.path)) }
      return (report, stays)
    }
  }

  private func checkChanges() throws {
    guard !allowsChanges else { return }
    let changes = try workshop.git.changes()
    guard !changes.isEmpty else { return }
    let shown = changes.prefix(10).map { "  \($0)" }
    let more = changes.count > shown.count ? ["  … and \(changes.count - shown.count) more"] : []
    throw Refusal(
      (["The checkout has changes that are not committed:"] + shown + more + [
        "Commit them first, so that git shows the new feature alone; or say DIRTY=1."
      ]).joined(separator: "\n"))
  }

  /// All that is written for a feature, and the listings of its API.
  private func paths(of plan: ForkPlan) -> [String] {
    let own = "Modules/\(plan.feature)/"
    let layers = plan.files.filter { $0.path.hasPrefix(own) && $0.isSwift }
      .compactMap { $0.path.dropFirst(own.count).split(separator: "/").first.map(String.init) }
    return plan.files.map(\.path) + plan.edits.map(\.path)
      + GeneratedPages.listings(of: plan.feature, layers: Set(layers))
  }

  private func add(
    _ outcome: Checks.Outcome, to report: inout FeatureReport, _ plan: ForkPlan
  ) throws {
    switch outcome {
    case .passed(let seconds): report.seconds += seconds
    case .failed(let step, let result):
      let map = SourceMap(plan.files, in: workshop.repository)
      report.failure = .init(
        step: step, errors: map.errors(in: result.output), log: result.log, isKept: keepsFailure)
    }
  }
}
