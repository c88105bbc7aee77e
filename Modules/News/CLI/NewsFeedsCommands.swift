import ArgumentParser
import CoreCLI
import CoreDomain
import NewsDomain

struct NewsFeedsCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "feeds", abstract: "List the feeds by category, with their status.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.printNewsFeeds(.show, on: screens, json: common.json)
  }
}

struct NewsAddCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Subscribe to a feed.",
    discussion: "The address may also be that of a page that links to one feed.")

  @Argument(text: "The address; the default scheme is https.", "url")
  var address: String

  @Option(text: "The category of the feed.", "category", completion: .stored)
  var category: String?

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let form = NewsFeedForm(address: address, category: category ?? "")
    return await context.printNewsFeeds(.add(form), on: screens, json: common.json)
  }
}

struct NewsRemoveCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a feed and the stories that no other feed has, except for starred ones.",
    aliases: ["delete"])

  @Argument(text: "Its identifier, address or title.", completion: .stored)
  var feed: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.printNewsFeeds(.remove(feed), on: screens, json: common.json)
  }
}

struct NewsFileCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "file", abstract: "Move a feed to a category.")

  @Argument(text: "Its identifier, address or title.", completion: .stored)
  var feed: String

  @Argument(text: "The category; an empty text means no category.", completion: .stored)
  var category: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.printNewsFeeds(.file(feed, under: category), on: screens, json: common.json)
  }
}

struct NewsRefreshCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch feeds now.",
    discussion: """
      Feeds whose server is limiting requests are not fetched. You can stop with Ctrl-C; feeds fetched \
      until then are stored.
      """)

  @Argument(
    help: ArgumentHelp(
      "Identifiers, addresses or titles of feeds; without any, all feeds.", valueName: "feed"),
    completion: .stored, transform: PlainText.read)
  var feeds: [String] = []

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    await context.printNewsFeeds(.refresh(feeds), on: screens, json: common.json)
  }
}

extension CommandContext {
  func printNewsFeeds(
    _ intent: NewsFeedsIntent, on screens: any NewsScreens, program: String = "seams news ",
    json: Bool
  ) async -> CommandOutput {
    let view = NewsFeedsView(in: self, program: program, json: json)
    return await commandOutput(
      of: screens.feeds(navigator: navigator), for: intent, view: view.commandOutput)
  }
}
