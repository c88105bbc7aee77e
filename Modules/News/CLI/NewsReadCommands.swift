import ArgumentParser
import CoreCLI
import CoreDomain
import NewsDomain

struct NewsReadCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a story, and mark it as read.",
    discussion: "Numbers in brackets mark links; their addresses are listed at the end.")

  @Argument(text: StoryArgument.help, "id", completion: .stored)
  var id: String

  @Option(
    text: "The feed whose version to show, by its identifier, address or title.",
    completion: .stored)
  var feed: String?

  @Flag(help: "Do not mark the story as read.")
  var keepUnread = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let view = StoryDetailView(display: context.display, json: common.json)
    return await context.printStory(meantBy: id, on: screens, view: view.commandOutput) { id in
      .show(id, of: feed ?? "", keepingUnread: keepUnread)
    }
  }
}

struct NewsStarCommand: NewsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "star", abstract: "Star a story. Starred stories are never removed.")

  @Argument(text: StoryArgument.help, "id", completion: .stored)
  var id: String

  @Flag(help: "Unstar the story.")
  var off = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any NewsScreens, in context: CommandContext) async -> CommandOutput {
    let view = StoryStarView(display: context.display, json: common.json)
    return await context.printStory(meantBy: id, on: screens, view: view.commandOutput) { id in
      .star(id, !off)
    }
  }
}

extension CommandContext {
  /// Finds the story whose identifier, identifier prefix or URL is the argument, and returns the
  /// output for an intent on that story.
  fileprivate func printStory(
    meantBy typed: String, on screens: any NewsScreens,
    view: @escaping @Sendable (StoryDetailState) -> CommandOutput?,
    for intent: (Story.ID) -> StoryDetailIntent
  ) async -> CommandOutput {
    let found = await screens.detail(navigator: navigator).outcome(of: .find(typed), view: \.found)
    switch found {
    case .success(let story):
      return await commandOutput(
        of: screens.detail(navigator: navigator), for: intent(story.id), view: view)
    case .failure(let failure): return CommandOutput(failure: failure)
    case nil: return .unanswered
    }
  }
}

extension StoryDetailState {
  /// The story, or why it could not be loaded; `nil` for an intermediate state.
  fileprivate var found: Result<Story, StoryFailure>? {
    switch self {
    case .idle, .preparing: nil
    case .success(let story): .success(story)
    case .failure(let failure): .failure(failure)
    }
  }
}

private enum StoryArgument {
  static let help =
    "The identifier, as the list shows it, a prefix of at least \(IdentifierStart.shortest) "
    + "characters, or the address that the story links to."
}
