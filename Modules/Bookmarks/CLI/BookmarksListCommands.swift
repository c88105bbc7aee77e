import ArgumentParser
import BookmarksDomain
import CoreCLI
import CoreDomain

struct BookmarksListCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List bookmarks, newest first.")

  @OptionGroup var options: BookmarkListOptions
  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    await BookmarkListing(screens: screens, context: context, json: common.json)
      .run(options.form())
  }
}

struct BookmarksSearchCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search bookmarks.",
    discussion: """
      Searches titles, addresses, tags and notes, ignoring case. All words must match. Combine \
      them with or, and, not (or -) and parentheses; use "quotation marks" for a phrase, #tag for \
      a tag, and !unread or !untagged. Example: 'swift (server or cli) -video #tutorial'.
      """)

  @Argument(text: "The query; several words are joined with spaces.", "query")
  var words: [String]

  @OptionGroup var options: BookmarkListOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if words.allSatisfy(\.isBlank) {
      throw ValidationError("The query is blank. Write at least one word.")
    }
  }

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    await BookmarkListing(screens: screens, context: context, json: common.json)
      .run(options.form(words.joined(separator: " ")))
  }
}

struct BookmarksShowCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one bookmark.")

  @Argument(text: BookmarkArgument.one, "id", completion: .stored)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.detail(navigator: context.navigator)
    let view = BookmarkDetailView(display: context.display, json: common.json)
    return await context.commandOutput(of: screen, for: .find(id), view: view.commandOutput)
  }
}

struct BookmarksRemoveCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove bookmarks. If one is missing, remove none.",
    aliases: ["delete"])

  @Argument(text: BookmarkArgument.several, "id", completion: .stored)
  var ids: [String]

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let ids: [Bookmark.ID]
    do throws(BookmarkFailure) {
      ids = try await context.bookmarks(meantBy: self.ids, on: screens)
    } catch {
      return CommandOutput(failure: error)
    }
    guard !ids.isEmpty else { return .unanswered }
    let screen = screens.list(navigator: context.navigator)
    let view = BookmarkRemovalView(ids: ids, json: common.json)
    return await context.commandOutput(
      of: screen, for: .remove(ids, thenShowing: BookmarkListForm(rows: 0..<1)),
      view: view.commandOutput
    )
  }
}

struct BookmarksDuplicatesCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicates", abstract: "List bookmarks that probably lead to the same page.",
    discussion: """
      Their addresses differ only in the scheme, “www.”, the fragment, the name of an index page, \
      or tracking parameters.
      """)

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let screen = screens.duplicates(navigator: context.navigator)
    let view = BookmarkDuplicatesView(display: context.display, json: common.json)
    return await context.commandOutput(of: screen, for: .show, view: view.commandOutput)
  }
}
