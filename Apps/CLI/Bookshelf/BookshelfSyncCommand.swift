import ArgumentParser
import BookshelfDomain
import Composition
import CoreDomain

struct BookshelfSyncCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Bring the catalogue up to date.",
    discussion: """
      What has not changed is not read again. It can be stopped with Ctrl-C at any point: what \
      came by then is kept, and the next time goes on from there.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A catalogue by its address or its file; otherwise the one that the program knows.",
      valueName: "url|file"),
    completion: .file(extensions: ["json"]), transform: PlainText.read)
  var source: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if source?.isBlank == true {
      throw ValidationError("--source is blank. Give it a value, or leave the option out.")
    }
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let source = source ?? ""
    return await context.printComicCatalogue(screens, json: common.json) { screen in
      await screen.synchronise(with: source)
    }
  }
}

extension CommandContext {
  /// Sends an intent to the catalogue screen and prints the result.
  func printComicCatalogue(
    _ screens: any BookshelfScreens, json: Bool, program: String = Printout.bookshelf,
    _ intent: @escaping @Sendable (any ComicCatalogueScreen) async -> Void
  ) async -> Printout {
    let screen = screens.catalogue(for: .user, navigator: navigator)
    let view = ComicCatalogueView(in: self, json: json, program: program)
    return await ScreenBinding(view: view.printout, progress: ComicWaiting.text)
      .printout(of: await screen.states(), telling: spinner) { await intent(screen) }
  }
}
