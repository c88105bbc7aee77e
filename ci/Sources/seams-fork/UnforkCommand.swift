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

  @Option(help: "The feature to remove.")
  var feature = ""

  @Flag(help: "Removes every feature, and leaves a checkout to start with. ALL=1")
  var all = false

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      guard feature.isEmpty == all else {
        throw Refusal(
          "Say which feature goes: make unfork FEATURE=Recipes [DRY=1] [DIRTY=1]; or all of them: make "
            + "unfork ALL=1")
      }
      if all { return try empty(work.workshop()) }
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

  private func empty(_ workshop: Workshop) throws -> ToolStatus {
    var emptying = Emptying(in: workshop)
    emptying.allowsChanges = work.allowDirty
    emptying.builds = !work.noCheck
    let plan = try emptying.plan()
    if work.dryRun {
      print(plan.text)
      return .clean
    }
    let report = try emptying.empty(plan)
    print(report.text)
    guard report.failure == nil else { return .findings }
    print(
      """
      Nothing is committed: “git status” shows what went. Next:
      \(work.noCheck ? "  make compile graph api-accept   # draws the pages\n" : "")\
        git add --all && git commit -m 'Begin without a feature'
        make new FEATURE=Recipes ENTITY=Recipe
      """)
    return .clean
  }
}
