import ArgumentParser

struct BrowseCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "Walk through the screens, line by line.",
    discussion: """
      Each line is an order: a number shows a bookmark, “search clay” searches, “help” tells the \
      rest. Lines may come from a pipe: printf 'search clay\\nshow 1\\n' | seams browse
      """)

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if common.json {
      throw ValidationError(
        "A walk is for people. For JSON, use the commands of “seams bookmarks”.")
    }
  }

  func run(in context: CommandContext) async -> Printout {
    var walk = BrowseWalk(context)
    return await walk.run()
  }
}
