import ArgumentParser

/// The checker of the docs.
@main struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-docs",
    abstract: "Checks that what the docs name is there, compiles and runs.",
    subcommands: [
      CheckCommand.self, SymbolsCommand.self, ArtefactsCommand.self, RulesCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}
