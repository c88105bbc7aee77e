import ArgumentParser
import BookmarksDomain
import CoreCLI
import CoreDomain

struct BookmarksTagsCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags", abstract: "List tags with the number of bookmarks of each.")

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.tags(navigator: context.navigator)
    let view = BookmarkTagsView(display: context.display, json: common.json)
    return await context.commandOutput(of: screen, for: .show, view: view.commandOutput)
  }
}

struct BookmarksRenameTagCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename-tag", abstract: "Rename a tag on every bookmark.",
    discussion: "If the new name is already in use, the two tags are merged.")

  @Argument(text: "The tag; case is ignored.", completion: .stored)
  var old: String

  @Argument(text: "The new name.")
  var new: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.tags(navigator: context.navigator)
    let view = BookmarkTagsView(display: context.display, json: common.json)
    return await context.commandOutput(
      of: screen, for: .rename(TagRenameForm(from: old, to: new)), view: view.commandOutput)
  }
}
