import ArgumentParser
import CoreCLI
import CoreDomain
import NewsDomain

struct NewsImportCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Subscribe to the feeds of an OPML file.",
    discussion: """
      Other feed readers export such files. Folders become categories. Existing feeds do not change, so \
      you can import the same file again. The feeds are fetched with the next refresh.
      """)

  @Argument(
    text: "The file, or - for standard input.", "file",
    completion: .file(extensions: ["opml", "xml"]))
  var file: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    do throws(FileFailure) {
      return await context.commandOutput(
        of: screens.transfer(navigator: context.navigator),
        for: .importList(try await context.files.source(file)),
        view: NewsImportView(json: common.json).commandOutput)
    } catch {
      return .failure(error.description, error.status)
    }
  }
}

struct NewsExportCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export all feeds to an OPML file.",
    discussion: "An existing file is replaced only when the export is complete.")

  @Argument(
    help: ArgumentHelp("The file, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["opml", "xml"]), transform: PlainText.read)
  var file = "-"

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if file == "-" && common.json {
      throw ValidationError(
        "--json already prints to standard output. Name a file for the exported feeds.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let view = NewsExportView(path: file, json: common.json)
    return await context.replacing(file) { file in
      await screens.transfer(navigator: context.navigator)
        .outcome(of: .exportList(to: file), view: view.commandOutput) ?? .unanswered
    }
  }
}
