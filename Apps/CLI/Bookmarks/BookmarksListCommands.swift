import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

struct BookmarksListCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.")

  @OptionGroup var options: BookmarkListOptions
  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    await BookmarkListing(screens: screens, context: context, json: common.json)
      .run(options.question())
  }
}

struct BookmarksSearchCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Show what meets a query, newest first.",
    discussion: """
      Words are looked for in titles, addresses, tags and notes, in any case, and all of them \
      are wanted. "a phrase" is one word; or, and, not (or -) and parentheses join them; #tag is \
      a tag; !unread and !untagged are marks. An example: 'swift (server or cli) -video #tutorial'.
      """)

  @Argument(
    help: ArgumentHelp("The query; several words are joined.", valueName: "query"),
    transform: PlainText.read)
  var words: [String]

  @OptionGroup var options: BookmarkListOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if words.allSatisfy(\.isBlank) {
      throw ValidationError("The query is blank. It takes at least one word.")
    }
  }

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    await BookmarkListing(screens: screens, context: context, json: common.json)
      .run(options.question(words.joined(separator: " ")))
  }
}

struct BookmarksShowCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one bookmark.")

  @Argument(
    help: ArgumentHelp("\(BookmarkArgument.one)", valueName: "id"),
    completion: .stored, transform: PlainText.read)
  var id: String

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let typed = id
    let screen = screens.detail(navigator: context.navigator)
    let view = BookmarkDetailView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.find(typed) }
  }
}

struct BookmarksRemoveCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove bookmarks: all that are named, or none.",
    aliases: ["delete"])

  @Argument(
    help: ArgumentHelp("\(BookmarkArgument.several)", valueName: "id"),
    completion: .stored, transform: PlainText.read)
  var ids: [String]

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let ids: [Bookmark.ID]
    do throws(BookmarkFailure) {
      ids = try await context.bookmarks(meantBy: self.ids, on: screens)
    } catch {
      return Printout(failure: error)
    }
    guard !ids.isEmpty else { return .unanswered }
    let screen = screens.list(navigator: context.navigator)
    let view = BookmarkRemovalView(ids: ids, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) {
        await screen.remove(ids, thenShowing: BookmarkQuestion(limit: 1))
      }
  }
}

struct BookmarksDuplicatesCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicates", abstract: "Show bookmarks that may well lead to one page.",
    discussion: """
      Such addresses differ in nothing but the scheme, “www.”, the fragment, the name of an index \
      page or parameters that tell where a visitor came from.
      """)

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let screen = screens.duplicates(navigator: context.navigator)
    let view = BookmarkDuplicatesView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.show() }
  }
}
