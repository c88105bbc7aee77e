import ArgumentParser
import CoreCLI
import CoreDomain
import NewsDomain

/// The options of commands that show a list. The screen parses them.
struct NewsListOptions: ParsableArguments {
  @Option(text: "Only stories of the feeds in this category.", "category", completion: .stored)
  var category: String?

  @Option(
    text: "Only stories of this feed, by its identifier, address or title.", "feed",
    completion: .stored)
  var feed: String?

  @Flag(help: "Only unread stories.")
  var unread = false

  @Flag(help: "Only starred stories.")
  var starred = false

  @Option(text: "The maximum number of stories; \(StoryLimit.usual.count) by default.", "number")
  var limit: String?

  @Option(text: "Where to start: the cursor that the previous page prints.", "cursor")
  var cursor: String?

  /// The form with the values as they were typed.
  func form(words: String = "") -> StoryListForm {
    StoryListForm(
      category: category ?? "", feed: feed ?? "", isUnreadOnly: unread, isStarredOnly: starred,
      words: words, limit: limit ?? "", cursor: cursor ?? "")
  }
}

struct NewsListCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List stored stories, newest first.",
    discussion: "A story of several feeds is listed once.")

  @OptionGroup var options: NewsListOptions

  @Flag(help: "First fetch the feeds that are due.")
  var refresh = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.show(options.form(), refreshing: refresh, on: screens, json: common.json)
  }
}

struct NewsSearchCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search stories, newest first.",
    discussion: """
      Each word may be a prefix. Case, width, accents and symbols are ignored: “c++” finds the \
      same stories as “c”. Only titles and the first \
      \(Figures.grouped(StorySearching.textLength)) characters of summaries and contents are \
      searched.
      """)

  @Argument(text: "The words to search for.", "query")
  var words: [String]

  @OptionGroup var options: NewsListOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if words.allSatisfy(\.isBlank) {
      throw ValidationError("The query is blank. Write at least one word.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let form = options.form(words: words.joined(separator: " "))
    return await context.show(form, refreshing: false, on: screens, json: common.json)
  }
}

struct NewsMarkReadCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark-read", abstract: "Mark all stories of a feed or a category as read.")

  @Argument(text: "The identifier, address or title of a feed.", "feed", completion: .stored)
  var feed: String?

  @Option(text: "All feeds of this category.", "category", completion: .stored)
  var category: String?

  @Flag(help: "All stories.")
  var all = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    let texts = [feed, category].compactMap(\.self)
    guard texts.count + (all ? 1 : 0) == 1, !texts.contains(where: \.isBlank) else {
      throw ValidationError("Use one of: a feed, --category NAME, --all.")
    }
  }

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.commandOutput(
      of: screens.list(navigator: context.navigator),
      for: .markRead(
        feed: feed ?? "", category: category ?? "", thenShowing: StoryListForm(limit: "1")),
      view: StoryMarkingView(json: common.json).commandOutput)
  }
}

extension CommandContext {
  fileprivate func show(
    _ form: StoryListForm, refreshing: Bool, on screens: any NewsScreens, json: Bool
  ) async -> CommandOutput {
    await commandOutput(
      of: screens.list(navigator: navigator), for: .show(form, refreshing: refreshing),
      view: StoryListView(form, in: self, json: json).commandOutput)
  }
}
