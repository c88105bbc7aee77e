import ArgumentParser
import Composition
import CoreDomain
import NewsDomain

struct NewsImportCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Subscribe to the feeds of a list in OPML.",
    discussion: """
      Other readers write such a list. Folders become categories. Feeds that are there already stay as \
      they are, so the same list can be imported again. Nothing is fetched before the next refresh.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["opml", "xml"]), transform: PlainText.read)
  var file: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let source: any ByteSource
    do throws(FileFailure) {
      source = try await context.files.source(file)
    } catch {
      return .failure(error.description, error.status)
    }
    let screen = screens.transfer(navigator: context.navigator)
    let view = NewsImportView(json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.importList(source)
    }
  }
}

struct NewsExportCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write every feed to a list in OPML, which other readers take.",
    discussion: """
      The file is put in its place when it is whole; until then, and when something fails, what is \
      there stays.
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["opml", "xml"]), transform: PlainText.read)
  var file = "-"

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if file == "-" && common.json {
      throw ValidationError(
        "With --json, standard output holds JSON, and the list is none. Name a file.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let screen = screens.transfer(navigator: context.navigator)
    let view = NewsExportView(path: file, json: common.json)
    do throws(FileFailure) {
      let replacement = try await context.files.replacement(of: file)
      let binding = ScreenBinding<NewsTransferState, Result<Int, StoryFailure>>(
        view: { $0.written })
      let written = await binding.outcome(of: await screen.states()) {
        await screen.exportList(to: replacement)
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
