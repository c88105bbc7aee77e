import ArgumentParser

/// The checker of the docs.
@main struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-docs",
    abstract: "Checks that what the docs name is there, compiles and runs; makes pages of them.",
    subcommands: [
      CheckCommand.self, SiteCommand.self,
      // only: seams
      TerminalCommand.self,
      // end only
      SymbolsCommand.self, ArtefactsCommand.self, RulesCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}
