import ArgumentParser
import BookshelfDomain
import CoreCLI
import CoreDomain

struct BookshelfSyncCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Update the catalogue.",
    discussion: """
      Skips pages that have not changed. You can cancel with Ctrl-C at any time: series stored by \
      then are kept, and the next run continues from there. There is no default catalogue: use \
      --source, --service catalogue=URL, $SEAMS_CATALOGUE_URL or --demo.
      """)

  @Option(
    text: "The URL or file of a catalogue. Default: the configured catalogue.", "url|file",
    completion: .file(extensions: ["json"]))
  var source: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    try Self.refuseBlank([("source", source)])
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.catalogue(for: .user, navigator: context.navigator)
    let view = ComicCatalogueView(context: context, json: common.json)
    return await context.commandOutput(
      of: screen, for: .synchronise(with: source ?? ""), view: view.commandOutput)
  }
}
