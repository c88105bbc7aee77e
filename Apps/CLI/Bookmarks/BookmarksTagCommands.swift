import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

struct BookmarksTagsCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "Show every tag, and how many bookmarks have it.")

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let screen = screens.tags(navigator: context.navigator)
    let view = BookmarkTagsView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.show() }
  }
}

struct BookmarksRenameTagCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename-tag", abstract: "Give a tag another name on every bookmark.",
    discussion: "Where the new name is a tag already, the two become one.")

  @Argument(help: "The tag, in any case.", completion: .stored, transform: PlainText.read)
  var old: String

  @Argument(help: "Its new name.", transform: PlainText.read)
  var new: String

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let (old, new) = (old, new)
    let screen = screens.tags(navigator: context.navigator)
    let view = BookmarkTagsView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.rename(old, to: new) }
  }
}
