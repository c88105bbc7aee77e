import ArgumentParser
import Composition
import CoreDomain
import NewsDomain

struct NewsFeedsCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "feeds", abstract: "Show the feeds by category, and how each one is doing.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    await context.printNewsFeeds(screens, json: common.json) { screen in await screen.show() }
  }
}

struct NewsAddCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Subscribe to a feed.",
    discussion: "The address of a page will do that leads to one feed.")

  @Argument(
    help: ArgumentHelp("The address; without a scheme, https is meant.", valueName: "url"),
    transform: PlainText.read)
  var address: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The category to file it under.", valueName: "category"),
    completion: .stored, transform: PlainText.read)
  var category: String?

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let form = NewsFeedForm(address: address, category: category ?? "")
    return await context.printNewsFeeds(screens, json: common.json) { screen in
      await screen.add(form)
    }
  }
}

struct NewsRemoveCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a feed, and what it alone carries; what has a star stays.",
    aliases: ["delete"])

  @Argument(
    help: "Its identifier, address or title.", completion: .stored, transform: PlainText.read)
  var feed: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let feed = feed
    return await context.printNewsFeeds(screens, json: common.json) { screen in
      await screen.remove(feed)
    }
  }
}

struct NewsFileCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "file", abstract: "File a feed under a category.")

  @Argument(
    help: "Its identifier, address or title.", completion: .stored, transform: PlainText.read)
  var feed: String

  @Argument(
    help: "The category; an empty one for none.", completion: .stored, transform: PlainText.read)
  var category: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let (feed, category) = (feed, category)
    return await context.printNewsFeeds(screens, json: common.json) { screen in
      await screen.file(feed, under: category)
    }
  }
}

struct NewsRefreshCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch feeds: those that are named, or all.",
    discussion: """
      A feed whose server wants to be left alone is not asked. It can be stopped with Ctrl-C: what came \
      by then is kept.
      """)

  @Argument(
    help: ArgumentHelp("Identifiers, addresses or titles.", valueName: "feed"),
    completion: .stored, transform: PlainText.read)
  var feeds: [String] = []

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let feeds = feeds
    return await context.printNewsFeeds(screens, json: common.json) { screen in
      await screen.refresh(feeds)
    }
  }
}

extension CommandContext {
  /// Sends an intent to the feeds screen and prints the result.
  func printNewsFeeds(
    _ screens: any NewsScreens, json: Bool,
    _ intent: @escaping @Sendable (any NewsFeedsScreen) async -> Void
  ) async -> Printout {
    let screen = screens.feeds(navigator: navigator)
    let view = NewsFeedsView(in: self, json: json)
    return await ScreenBinding(view: view.printout, progress: StoryWaiting.text)
      .printout(of: await screen.states(), telling: spinner) { await intent(screen) }
  }
}
