import ArgumentParser
import Forking
import Toolbox

/// `seams-fork fork`.
struct ForkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fork",
    abstract: "Makes a new feature of another one: make fork FROM=Bookmarks TO=Recipes",
    discussion: """
      Everything is renamed: types, files, tables, routes and texts. The words that the feature's \
      README lists under “Words of the world” are kept.
      """)

  @Option(help: "The feature that is the template.")
  var from = ""

  @Option(help: "The new feature, named for many things: Recipes.")
  var to = ""

  @Option(help: "The names of its things: Bookmark:Recipe, or Bookmark:Recipe,Tag:Cuisine.")
  var entity: String?

  @Flag(help: "Leaves a feature that does not build, for looking.")
  var keep = false

  @OptionGroup var work: WorkOptions

  func run() throws {
    try Outcome.isReported {
      guard !from.isEmpty, !to.isEmpty else {
        throw Refusal(
          """
          Say what is forked, and what it becomes: make fork FROM=Bookmarks TO=Recipes \
          [ENTITY=Bookmark:Recipe] [DRY=1] [DIRTY=1] [CHECK=0]
          """)
      }
      let workshop = try work.workshop()
      let template = try Template(of: from, in: workshop.repository)
      let order = try FeatureOrder(
        to, entity: entity, from: template, in: workshop.repository,
        toolchain: WorkOptions.toolchain)
      return try work.make(
        order.plan(in: workshop.repository), in: workshop, keeping: keep)
    }
  }
}
