import ArgumentParser
import Forking
import Toolbox

/// `seams-fork new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes the smallest feature there is: make new FEATURE=Recipes ENTITY=Recipe",
    discussion: "One entity, one rule, and one tested thing in every layer. See ci/Template.")

  @Option(help: "The new feature, named for many things: Recipes.")
  var feature = ""

  @Option(help: "One of them: Recipe.")
  var entity: String?

  @Flag(help: "Leaves a feature that does not build, for looking.")
  var keep = false

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      guard !feature.isEmpty else {
        throw Refusal(
          """
          Say what the feature is called: make new FEATURE=Recipes [ENTITY=Recipe] [DRY=1] \
          [DIRTY=1] [CHECK=0]
          """)
      }
      let workshop = try work.workshop()
      let order = try FeatureOrder(
        feature, entity: entity, from: Template(minimalIn: workshop.repository),
        in: workshop.repository, toolchain: WorkOptions.toolchain)
      return try work.make(
        order.plan(in: workshop.repository), in: workshop, keeping: keep)
    }
  }
}
