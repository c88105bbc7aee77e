import ArgumentParser
import Composition
import CoreCLI
import CoreDomain

struct DatabaseSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "database", abstract: "Copy the data to another database.",
    subcommands: [DatabaseCopySubcommand.self])
}

struct DatabaseCopySubcommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Copy the data from the file to a server, or back.",
    discussion: """
      Stop other programs first. The target must be an empty database. If the copy is interrupted, \
      run the command again: it continues. Then set SEAMS_DATABASE_URL, or unset it.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The target: postgres://USER@HOST/NAME, or the path of a file.",
      discussion: "Other users can see options. Put the password into ~/.pgpass.",
      valueName: "url"),
    transform: PlainText.read)
  var to: String

  @OptionGroup var common: CommonOptions

  func output(of tables: [CopiedTable]) -> CommandOutput {
    guard !common.json else { return CommandOutput(json: tables) }
    let lines = tables.map { "\($0.table): \($0.rows)\n" }
    return CommandOutput(lines.joined())
  }
}
