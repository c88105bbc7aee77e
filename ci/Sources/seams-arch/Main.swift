import ArgumentParser

@main struct SeamsArch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-arch",
    abstract: "Checks the package against the rules of docs/layers.md.",
    subcommands: [CheckCommand.self, GraphCommand.self, APICommand.self, SymbolsCommand.self],
    defaultSubcommand: CheckCommand.self)
}
