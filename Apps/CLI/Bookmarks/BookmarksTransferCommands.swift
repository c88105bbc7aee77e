import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

struct BookmarksImportCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in the bookmark file of a browser.",
    discussion: """
      Every browser exports such a file as HTML. Folders become tags. Addresses that are kept \
      already are merged, so the same file can be imported again.
      """)

  @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) async -> Printout {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try await context.files.read(file, limit: Self.byteLimit)
    } catch {
      return .failure(error.description, error.status)
    }
    let screen = context.features.bookmarks.transfer(navigator: context.navigator)
    return await ScreenBinding(view: BookmarkImportView(json: common.json).printout)
      .printout(of: await screen.states()) { await screen.importFile(bytes) }
  }

  /// How large a file may be, in bytes.
  static let byteLimit = 256 * 1024 * 1024
}

struct BookmarksExportCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write every bookmark to a file that browsers import.",
    discussion: """
      With --json, what is printed is JSON: the bookmarks themselves where there is no file, and \
      otherwise how many were written.
      """)

  @Argument(help: ArgumentHelp("The file, or - for standard output.", valueName: "file"))
  var file = "-"

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) async -> Printout {
    if file == "-" && common.json {
      let screen = context.features.bookmarks.list(navigator: context.navigator)
      return await ScreenBinding(view: BookmarkListView(json: true).printout)
        .printout(of: await screen.states()) { await screen.show(.all) }
    }
    let screen = context.features.bookmarks.transfer(navigator: context.navigator)
    let states = await screen.states()
    async let export: Void = screen.exportFile()
    let exported = await states.exportedFile()
    await export
    return await write(exported, by: context.files)
  }

  private func write(
    _ exported: Result<ExportedFile, BookmarkFailure>, by files: any FileSystem
  ) async -> Printout {
    let view = BookmarkExportView(path: file, json: common.json)
    switch exported {
    case .failure(let failure):
      return Printout(failure: failure)
    case .success(let exported) where file == "-":
      return Printout(bytes: exported.bytes)
    case .success(let exported):
      do throws(FileFailure) {
        try await files.write(exported.bytes, to: file)
        return view.printout(of: exported)
      } catch {
        return .failure(error.description, error.status)
      }
    }
  }
}

extension AsyncStream<BookmarkTransferState> {
  /// The file that an export comes to.
  fileprivate func exportedFile() async -> Result<ExportedFile, BookmarkFailure> {
    for await state in self {
      switch state {
      case .exported(let file): return .success(file)
      case .failure(let failure): return .failure(failure)
      case .idle, .working, .imported: continue
      }
    }
    return .failure(.storage(reason: "The export ended without an answer."))
  }
}
