import ArgumentParser
import BookmarksDomain
import CoreCLI
import CoreDomain

struct BookmarksImportCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import a bookmark file.",
    discussion: """
      Browsers export such files as HTML. Existing addresses are merged, so importing the same \
      file again is safe. Rows are stored in batches: stored rows stay if a later row fails or the \
      command is interrupted.
      """)

  @Argument(
    text: "The file, or - for standard input.", "file",
    completion: .file(extensions: ["html", "htm", "json"]))
  var file: String

  @Option(help: "The format. By default, it is detected from the first bytes.")
  var format: BookmarkFileKind?

  @Option(help: "Turn folders into tags, or ignore them.")
  var folders: FolderUse = .tags

  @Option(text: "The encoding, such as shift_jis. By default, it is detected.", "label")
  var encoding: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if encoding?.isBlank == true {
      throw ValidationError("--encoding needs a value. Omit the option to detect the encoding.")
    }
  }

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    do throws(FileFailure) {
      let source = try await context.files.source(file)
      return await context.commandOutput(
        of: screens.transfer(navigator: context.navigator),
        for: .importFile(source, as: format, folders: folders, encoding: encoding),
        telling: context.progressLine, view: BookmarkImportView(json: common.json).commandOutput)
    } catch {
      return .failure(error.description, error.status)
    }
  }
}

struct BookmarksExportCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export all bookmarks to a file that browsers can import.",
    discussion: """
      An existing file is replaced only when the export is complete. With --json, the command \
      prints JSON: the exported file itself if no file is named, or else the number of bookmarks.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["html", "htm", "json"]), transform: PlainText.read)
  var file = "-"

  @Option(help: "The format. By default, json for a .json file, and netscape for others.")
  var format: BookmarkFileKind?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if file == "-" && common.json && format == .netscape {
      throw ValidationError(
        "--json and --format netscape cannot both apply to standard output. Name a file, or leave "
          + "one of them out.")
    }
  }

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.transfer(navigator: context.navigator)
    let view = BookmarkExportView(path: file, json: common.json)
    return await context.export(by: screen, to: file, as: kind, view: view)
  }

  private var kind: BookmarkFileKind {
    format ?? (file == "-" && common.json ? .json : BookmarkFileKind(of: file))
  }
}

extension BookmarkFileKind {
  /// The format for a file name: JSON for `.json`, otherwise the Netscape format.
  init(of path: String) {
    self = path.lowercased().hasSuffix(".json") ? .json : .netscape
  }
}

extension CommandContext {
  /// Exports to a file through a screen. The file appears at its path only when it is complete.
  func export(
    by screen: any BookmarkTransferScreen, to path: String, as kind: BookmarkFileKind,
    view: BookmarkExportView
  ) async -> CommandOutput {
    await replacing(path) { file in
      await screen.outcome(
        of: .exportFile(to: file, as: kind), telling: progressLine, view: view.commandOutput
      ) ?? .unanswered
    }
  }
}
