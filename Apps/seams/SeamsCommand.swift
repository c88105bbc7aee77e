import ArgumentParser
import Composition
import CoreCLI
import CoreDomain

/// The program's commands: a group per feature, and the browse session.
struct SeamsCommand<List: CommandListing>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let groups = List.groups
    let services = groups.map(\.feature).services
    let limits = groups.map(\.feature).keepLimits
    let paragraphs = [
      groups.isEmpty ? FirstFeature.text : "",
      """
      Settings come from options, then from environment variables, then from the \
      configuration file: a JSON object with the keys dataDir, databaseUrl, databasePooler, color, \
      pager, certificates, demo, demoFaults\(limits.map { ", \($0.setting.key)" }.joined())\(services.keyHelp). \(services.tokenHelp)
      """,
      services.addressHelp,
      KeepLimit.help(limits),
      TracingHelp.text,
      "Dates and times are in UTC.",
    ]
    return CommandConfiguration(
      commandName: "seams",
      abstract: "The features of \(ProductName.text), on the command line.",
      discussion: paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n"),
      version: CommandLineProgram.version,
      subcommands: groups.map(\.commands) + [BrowseSubcommand<List>.self, DatabaseSubcommand.self])
  }
}
