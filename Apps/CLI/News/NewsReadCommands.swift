import ArgumentParser
import Composition
import CoreDomain
import NewsDomain

struct NewsReadCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a story, and mark it as read.",
    discussion: "The numbers in brackets stand for links, whose addresses are at the end.")

  @Argument(
    help: ArgumentHelp("\(StoryArgument.help)", valueName: "id"),
    completion: .stored, transform: PlainText.read)
  var id: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Whose version to read, if several feeds carry the story: an identifier, an address or a title.",
      valueName: "feed"),
    completion: .stored, transform: PlainText.read)
  var feed = ""

  @Flag(help: "Leave it as it is, read or not.")
  var keepUnread = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let id: Story.ID
    switch await context.story(meantBy: self.id, on: screens) {
    case .success(let story): id = story.id
    case .failure(let failure): return Printout(failure: failure)
    case nil: return .unanswered
    }
    let (feed, keepingUnread) = (feed, keepUnread)
    let screen = screens.detail(navigator: context.navigator)
    let view = StoryDetailView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.show(id, of: feed, keepingUnread: keepingUnread)
    }
  }
}

struct NewsStarCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "star", abstract: "Give a story a star: it is kept for good.")

  @Argument(
    help: ArgumentHelp("\(StoryArgument.help)", valueName: "id"),
    completion: .stored, transform: PlainText.read)
  var id: String

  @Flag(help: "Take its star instead.")
  var off = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> Printout {
    let id: Story.ID
    switch await context.story(meantBy: self.id, on: screens) {
    case .success(let story): id = story.id
    case .failure(let failure): return Printout(failure: failure)
    case nil: return .unanswered
    }
    let isStarred = !off
    let screen = screens.detail(navigator: context.navigator)
    let view = StoryStarView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
      await screen.star(id, isStarred)
    }
  }
}
