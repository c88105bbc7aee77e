import ArgumentParser
import Composition
import CoreDomain
import NewsDomain

/// The options of commands that show a list. The screen parses them.
struct NewsListOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only of the feeds of this category.", valueName: "category"),
    completion: .stored, transform: PlainText.read)
  var category: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only of this feed: its identifier, address or title.", valueName: "feed"),
    completion: .stored, transform: PlainText.read)
  var feed: String?

  @Flag(help: "Only what is unread.")
  var unread = false

  @Flag(help: "Only what has a star.")
  var starred = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "At most this many; otherwise \(StoryLimit.usual.count).", valueName: "number"),
    transform: PlainText.read)
  var limit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Go on from this place, which a list has named.", valueName: "place"),
    transform: PlainText.read)
  var after: String?

  /// The form with the values as they were typed.
  func form(words: String = "") -> StoryListForm {
    StoryListForm(
      category: category ?? "", feed: feed ?? "", isUnreadOnly: unread, isStarredOnly: starred,
      words: words, limit: limit ?? "", after: after ?? "")
  }
}

struct NewsListCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.",
    discussion: "Each story is listed once, also where several feeds carry it.")

  @OptionGroup var options: NewsListOptions

  @Flag(help: "Fetch the feeds that are due first.")
  var refresh = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    await context.show(options.form(), refreshing: refresh, on: screens, json: common.json)
  }
}

struct NewsSearchCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Show what holds every one of some words, newest first.",
    discussion: "The beginning of a word will do. Case, width and accents do not count.")

  @Argument(
    help: ArgumentHelp("The words.", valueName: "query"), transform: PlainText.read)
  var words: [String]

  @OptionGroup var options: NewsListOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if words.allSatisfy(\.isBlank) {
      throw ValidationError("The query is blank. It takes at least one word.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let form = options.form(words: words.joined(separator: " "))
    return await context.show(form, refreshing: false, on: screens, json: common.json)
  }
}

struct NewsMarkReadCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark-read", abstract: "Mark everything of a feed or a category as read.")

  @Argument(
    help: ArgumentHelp("The feed: its identifier, address or title.", valueName: "feed"),
    completion: .stored, transform: PlainText.read)
  var feed: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Of all feeds of this category.", valueName: "category"),
    completion: .stored, transform: PlainText.read)
  var category: String?

  @Flag(help: "Everything there is.")
  var all = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    let texts = [feed, category].compactMap(\.self)
    guard texts.count + (all ? 1 : 0) == 1, !texts.contains(where: \.isBlank) else {
      throw ValidationError("What is read? Give a feed, or --category and its name, or --all.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let (feed, category) = (feed ?? "", category ?? "")
    let screen = screens.list(navigator: context.navigator)
    let view = StoryMarkingView(json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.markRead(
        feed: feed, category: category, thenShowing: StoryListForm(limit: "1"))
    }
  }
}

extension CommandContext {
  /// Shows the list for a form.
  fileprivate func show(
    _ form: StoryListForm, refreshing: Bool, on screens: any NewsScreens, json: Bool
  ) async -> Printout {
    let screen = screens.list(navigator: navigator)
    let view = StoryListView(form, in: self, json: json)
    return await ScreenBinding(view: view.printout, progress: StoryWaiting.text)
      .printout(of: await screen.states(), telling: spinner) {
        await screen.show(form, refreshing: refreshing)
      }
  }
}
