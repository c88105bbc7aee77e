import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

/// The commands of the feature: each is the controller of one screen.
struct BookmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks", abstract: "Keep addresses of the web, and find them again.",
    subcommands: [
      BookmarksAddCommand.self, BookmarksListCommand.self, BookmarksSearchCommand.self,
      BookmarksRemoveCommand.self, BookmarksImportCommand.self, BookmarksExportCommand.self,
    ])
}

struct BookmarksAddCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Keep an address.",
    discussion: """
      The title is taken from the page unless one is given; a page that cannot be reached is kept \
      without. An address that is kept already is merged: tags are added, a note is put below.
      """)

  @Argument(help: ArgumentHelp("The address, with its scheme.", valueName: "url"))
  var address: String

  @Option(parsing: .unconditional, help: "The title; the page is then not asked for its own.")
  var title: String?

  @Option(
    name: .customLong("tag"), parsing: .unconditionalSingleValue, help: "A tag; may be repeated.")
  var tags: [String] = []

  @Option(parsing: .unconditional, help: "A note of any length.")
  var note: String?

  @Flag(name: .customLong("no-fetch"), help: "Do not ask the page for its title.")
  var noFetch = false

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) async -> Printout {
    let form = BookmarkForm(
      address: address, title: title ?? "", tags: tags, note: note ?? "", fetchesTitle: !noFetch)
    let screen = context.features.bookmarks.editor(navigator: context.navigator)
    return await ScreenBinding(view: BookmarkEditorView(json: common.json).printout)
      .printout(of: await screen.states()) { await screen.save(form) }
  }
}

struct BookmarksListCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show what is kept, newest first.")

  @Option(parsing: .unconditional, help: "Only bookmarks with this tag.")
  var tag: String?

  @Option(parsing: .unconditional, help: "At most this many.")
  var limit: Int?

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) async -> Printout {
    await context.showBookmarks(json: common.json) { () throws(BookmarkFailure) in
      try BookmarkFilter(
        tag: try tag.map { text throws(BookmarkFailure) in try Tag(text) }, limit: limit)
    }
  }
}

struct BookmarksSearchCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Show what holds every word of a query, newest first.",
    discussion: "Words are looked for in titles, addresses, tags and notes, in any case.")

  @Argument(help: "The words, in quotes where there are several.")
  var query: String

  @Option(parsing: .unconditional, help: "At most this many.")
  var limit: Int?

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) async -> Printout {
    await context.showBookmarks(json: common.json) { () throws(BookmarkFailure) in
      try BookmarkFilter(query: try BookmarkQuery(query), limit: limit)
    }
  }
}

struct BookmarksRemoveCommand: SeamsLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove bookmarks: all that are named, or none.")

  @Argument(help: ArgumentHelp("The identifiers, as the list shows them.", valueName: "id"))
  var ids: [String]

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) async -> Printout {
    var seen: Set<String> = []
    let ids = ids.filter { seen.insert($0).inserted }.map { Bookmark.ID($0) }
    let screen = context.features.bookmarks.list(navigator: context.navigator)
    let view = BookmarkRemovalView(ids: ids, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.remove(ids, thenShowing: .newest) }
  }
}

extension CommandContext {
  /// Shows the bookmarks of a filter, or says why there is no such filter.
  fileprivate func showBookmarks(
    json: Bool, _ filter: () throws(BookmarkFailure) -> BookmarkFilter
  ) async -> Printout {
    do throws(BookmarkFailure) {
      let filter = try filter()
      let screen = features.bookmarks.list(navigator: navigator)
      return await ScreenBinding(view: BookmarkListView(json: json).printout)
        .printout(of: await screen.states()) { await screen.show(filter) }
    } catch {
      return Printout(failure: error)
    }
  }
}
