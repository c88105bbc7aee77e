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
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["opml", "xml"]), transform: PlainText.read)
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
    commandName: "export",
    abstract: "Export all feeds to an OPML file.",
    discussion: """
      An existing file is replaced only when the export is complete.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["opml", "xml"]), transform: PlainText.read)
  var file = "-"

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if file == "-" && common.json {
      throw ValidationError(
        "--json prints JSON to standard output. Name a file for the list of feeds.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let view = NewsExportView(path: file, json: common.json)
    do throws(FileFailure) {
      let replacement = try await context.files.replacement(of: file)
      let written = await screens.transfer(navigator: context.navigator)
        .outcome(of: .exportList(to: replacement), view: \.written)
      switch written {
      case .success(let count):
        try await replacement.commit()
        return view.commandOutput(of: count)
      case .failure(let failure): return CommandOutput(failure: failure)
      case nil: return .unanswered
      }
    } catch {
      return .failure(error.description, error.status)
    }
  }
}

extension NewsTransferState {
  /// The result of an export that has finished, else `nil`.
  fileprivate var written: Result<Int, StoryFailure>? {
    switch self {
    case .exported(let count): .success(count)
    case .failure(let failure): .failure(failure)
    case .idle, .working, .imported: nil
    }
  }
}
