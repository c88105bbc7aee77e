import ArgumentParser
import Forking
import Toolbox

/// `seams-fork unfork`.
struct UnforkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unfork",
    abstract: "Takes a feature out without a trace: make unfork FEATURE=Recipes",
    discussion: """
      It is refused while others use the feature, and while a file of it is neither committed nor \
      as this tool wrote it.
      """)

  @Option(help: "The feature that goes.")
  var feature = ""

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      guard !feature.isEmpty else {
        throw Refusal("Say which feature goes: make unfork FEATURE=Recipes [DRY=1] [DIRTY=1]")
      }
      var removal = FeatureRemoval(in: try work.workshop())
      removal.allowsChanges = work.allowDirty
      removal.builds = !work.noCheck
      let plan = try removal.plan(for: feature)
      if work.dryRun {
        print(plan.text)
        return .clean
      }
      let report = try removal.remove(plan)
      print(report.text)
      return report.failure == nil ? .clean : .findings
    }
  }
}
