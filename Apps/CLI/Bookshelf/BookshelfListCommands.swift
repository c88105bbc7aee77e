import ArgumentParser
import BookshelfDomain
import Composition
import CoreDomain

/// Selects the reader's shelf or the whole catalogue.
struct BookshelfScopeOptions: ParsableArguments {
  @Flag(help: "Only what you own something of. That is usual for who is signed in.")
  var owned = false

  @Flag(help: "The whole catalogue. That is usual where nobody is signed in.")
  var all = false

  func validate() throws {
    if owned && all {
      throw ValidationError("--owned and --all say different things. Leave one of them out.")
    }
  }

  /// `nil` if neither flag was given.
  var isOwnedOnly: Bool? { owned ? true : all ? false : nil }
}

/// The page size and the offset.
struct BookshelfPageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "At most this many; otherwise \(ComicListForm.pageSize).", valueName: "number"),
    transform: PlainText.limit)
  var limit = ComicListForm.pageSize

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pass over this many, which were shown before.", valueName: "number"),
    transform: PlainText.number)
  var offset = 0

  func validate() throws {
    guard offset >= 0 else {
      throw ValidationError("“\(offset)” is no offset: it is 0 or more.")
    }
  }
}

extension ComicOrdering {
  /// Parses the sort order.
  @Sendable fileprivate static func read(_ argument: String) throws -> ComicOrdering {
    let text = PlainText.read(argument)
    guard let ordering = ComicOrdering(rawValue: text) else {
      throw ValidationError(
        "“\(text)” is no order. There are \(words(", "))."
          + Spelling.suggestion(for: text, among: allCases.map(\.rawValue)))
    }
    return ordering
  }

  /// The names of all sort orders, joined.
  static func words(_ separator: String) -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }
}

struct BookshelfListCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show your shelf, or the catalogue.",
    discussion: "It shows what is kept, and asks nobody; “sync” does.")

  @OptionGroup var scope: BookshelfScopeOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The order: by title, by what has something new, or as an index of readings.",
      valueName: ComicOrdering.words("|")),
    completion: .list(ComicOrdering.allCases.map(\.rawValue)), transform: ComicOrdering.read)
  var sort = ComicOrdering.title

  @OptionGroup var page: BookshelfPageOptions
  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let scope = await context.comicScope(scope.isOwnedOnly, on: screens)
    let form = ComicListForm(
      ownedOnly: scope.isOwnedOnly, ordering: sort, offset: page.offset, limit: page.limit)
    let screen = screens.list(for: .user, navigator: context.navigator)
    let view = ComicListView(in: context, scope: scope, json: common.json)
    return await ScreenBinding(view: view.printout, progress: ComicWaiting.text)
      .printout(of: await screen.states(), telling: context.spinner) {
        await screen.show(form, reloading: false)
      }
  }
}

struct BookshelfSearchCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find series by title, or by how it is read.",
    discussion: "Case, width, the kind of kana, accents, blanks and middle dots do not count.")

  @Argument(
    help: ArgumentHelp("What titles or readings contain.", valueName: "query"),
    transform: PlainText.read)
  var query: [String]

  @OptionGroup var scope: BookshelfScopeOptions
  @OptionGroup var page: BookshelfPageOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if query.allSatisfy(\.isBlank) {
      throw ValidationError("The query is blank. It takes one character at least.")
    }
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let scope = await context.comicScope(scope.isOwnedOnly, on: screens)
    let form = ComicListForm(
      ownedOnly: scope.isOwnedOnly, query: query.joined(separator: " "), offset: page.offset,
      limit: page.limit)
    let screen = screens.search(for: .user, navigator: context.navigator)
    let view = ComicSearchView(in: context, scope: scope, json: common.json)
    return await ScreenBinding(view: view.printout, progress: ComicWaiting.text)
      .printout(of: await screen.states(), telling: context.spinner) { await screen.type(form) }
  }
}

struct BookshelfProgressCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Show how far you have come, what was read last first.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> Printout {
    let screen = screens.list(for: .user, navigator: context.navigator)
    let view = ComicProgressView(in: context, json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.showProgress()
    }
  }
}
