import ArgumentParser
import BookshelfDomain
import CoreCLI
import CoreDomain

/// Selects the reader's shelf or the whole catalogue.
struct BookshelfScopeOptions: ParsableArguments {
  @Flag(help: "List only series that you own a volume of. The default if you are signed in.")
  var owned = false

  @Flag(help: "List the whole catalogue. The default if you are signed out.")
  var all = false

  func validate() throws {
    if owned && all {
      throw ValidationError("--owned and --all cannot be combined. Leave one of them out.")
    }
  }

  /// The field of the form; blank if neither flag was given.
  var field: String { owned ? "owned" : all ? "all" : "" }
}

struct BookshelfPageOptions: ParsableArguments {
  @Option(text: "The maximum number of series. Default: \(ComicListRequest.pageSize).", "number")
  var limit: String?

  @Option(text: "Where to start: the number of series to skip.", "number")
  var cursor: String?

  func validate() throws {
    try Self.refuseBlank([("limit", limit), ("cursor", cursor)])
  }
}

struct BookshelfListCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your shelf, or the catalogue.",
    discussion: "Lists the stored catalogue. “sync” updates it.")

  @OptionGroup var scope: BookshelfScopeOptions

  @Option(
    text: "Sort by title, by latest release, or by the kana of the title.",
    ComicOrdering.allCases.map(\.rawValue).joined(separator: "|"),
    completion: .list(ComicOrdering.allCases.map(\.rawValue)))
  var sort: String?

  @OptionGroup var page: BookshelfPageOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    try Self.refuseBlank([("sort", sort)])
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let form = ComicListForm(
      scope: scope.field, sort: sort ?? "", cursor: page.cursor ?? "", limit: page.limit ?? "")
    let screen = screens.list(for: .user, navigator: context.navigator)
    let view = ComicListView(in: context, of: form, json: common.json)
    return await context.commandOutput(
      of: screen, for: .show(form, reloading: false), view: view.commandOutput)
  }
}

struct BookshelfSearchCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search series by title or reading.",
    discussion: "Ignores case, width, the kind of kana, accents, spaces and middle dots.")

  @Argument(text: "Text in the title or its reading.", "query")
  var query: [String]

  @OptionGroup var scope: BookshelfScopeOptions
  @OptionGroup var page: BookshelfPageOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if query.allSatisfy(\.isBlank) {
      throw ValidationError("The query is blank. Write at least one word.")
    }
  }

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let form = ComicListForm(
      scope: scope.field, query: query.joined(separator: " "), cursor: page.cursor ?? "",
      limit: page.limit ?? "")
    let screen = screens.search(for: .user, navigator: context.navigator)
    let view = ComicListView(in: context, of: form, json: common.json)
    return await context.commandOutput(of: screen, for: .search(form), view: view.commandOutput)
  }
}

struct BookshelfProgressCommand: BookshelfLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Show your reading progress, latest first.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookshelfScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.list(for: .user, navigator: context.navigator)
    let view = ComicProgressView(context: context, json: common.json)
    return await context.commandOutput(of: screen, for: .showProgress, view: view.commandOutput)
  }
}
