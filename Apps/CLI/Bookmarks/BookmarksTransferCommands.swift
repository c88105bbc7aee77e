import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

struct BookmarksImportCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in a bookmark file.",
    discussion: """
      Every browser exports such a file as HTML. Addresses that are kept already are merged, so \
      the same file can be imported again. Rows are kept some at a time: what was kept stays when \
      a later row fails or the command is interrupted.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["html", "htm", "json"]), transform: PlainText.read)
  var file: String

  @Option(help: "The format; otherwise the first bytes tell it.")
  var format: BookmarkFileKind?

  @Option(help: "What becomes of folders: tags of the bookmarks in them, or nothing.")
  var folders: FolderUse = .tags

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The encoding of the file, such as shift_jis; otherwise it is found out.", valueName: "label"),
    transform: PlainText.read)
  var encoding: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if encoding?.isBlank == true {
      throw ValidationError("--encoding needs a value. Leave it out to find the encoding out.")
    }
  }

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let source: any ByteSource
    do throws(FileFailure) {
      source = try await context.files.source(file)
    } catch {
      return .failure(error.description, error.status)
    }
    let (format, folders, encoding) = (format, folders, encoding)
    let screen = screens.transfer(navigator: context.navigator)
    let view = BookmarkImportView(json: common.json)
    return await ScreenBinding(view: view.printout, progress: view.progress)
      .printout(of: await screen.states(), telling: context.progressLine) {
        await screen.importFile(source, as: format, folders: folders, encoding: encoding)
      }
  }
}

struct BookmarksExportCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write every bookmark to a file that browsers import.",
    discussion: """
      The file is put in its place when it is whole; until then, and when something fails, what is \
      there stays. With --json, what is printed is JSON: the file itself where none is named, and \
      otherwise how many bookmarks were written.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["html", "htm", "json"]), transform: PlainText.read)
  var file = "-"

  @Option(help: "The format; otherwise json for a file that is named so, and netscape for others.")
  var format: BookmarkFileKind?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if file == "-" && common.json && format == .netscape {
      throw ValidationError(
        "With --json, standard output holds JSON, and “netscape” is none. Name a file, or leave "
          + "one of the two options out.")
    }
  }

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let screen = screens.transfer(navigator: context.navigator)
    let view = BookmarkExportView(path: file, json: common.json)
    return await context.export(by: screen, to: file, as: kind, view: view)
  }

  private var kind: BookmarkFileKind {
    format ?? (file == "-" && common.json ? .json : BookmarkFileKind(of: file))
  }
}

extension BookmarkFileKind {
  /// The format for a file name: JSON for `.json`, else the Netscape format.
  init(of path: String) {
    self = path.lowercased().hasSuffix(".json") ? .json : .netscape
  }
}

extension CommandContext {
  /// Exports to a file through a screen. The file appears at its path only when it is complete.
  func export(
    by screen: any BookmarkTransferScreen, to path: String, as kind: BookmarkFileKind,
    view: BookmarkExportView
  ) async -> Printout {
    do throws(FileFailure) {
      let replacement = try await files.replacement(of: path)
      let binding = ScreenBinding<BookmarkTransferState, Result<Int, BookmarkFailure>>(
        view: { $0.written }, progress: view.progress)
      let written = await binding.outcome(of: await screen.states(), telling: progressLine) {
        await screen.exportFile(to: replacement, as: kind)
      }
      switch written {
      case .success(let count):
        try await replacement.commit()
        return view.printout(of: count)
      case .failure(let failure): return Printout(failure: failure)
      case nil: return .unanswered
      }
    } catch {
      return .failure(error.description, error.status)
    }
  }
}

extension BookmarkTransferState {
  /// The result of an export that has finished, else `nil`.
  fileprivate var written: Result<Int, BookmarkFailure>? {
    switch self {
    case .exported(let count): .success(count)
    case .failure(let failure, after: _): .failure(failure)
    case .idle, .working, .importing, .imported, .exporting: nil
    }
  }
}
