import ArgumentParser
import BookmarksDomain
import CoreCLI
import CoreDomain

struct BookmarksAddCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a bookmark.",
    discussion: """
      Without --title, the page's own title is fetched; if that fails, the bookmark is added \
      without a title. Adding an existing address again merges the two: tags are added, the \
      note is appended, and without --archive the bookmark leaves the archive.
      """)

  @Argument(text: "The address, including its scheme.", "url")
  var address: String

  @Option(text: "The title. Without it, the page's own title is fetched.")
  var title: String?

  @Option(
    name: .customLong("tag"), text: "A tag. Repeat the option for more.", completion: .stored)
  var tags: [String] = []

  @Option(text: "A note.")
  var note: String?

  @Flag(help: "Mark the bookmark as unread.")
  var unread = false

  @Flag(help: "Archive the bookmark.")
  var archive = false

  @Flag(name: .customLong("no-fetch"), help: "Do not fetch the page's title.")
  var noFetch = false

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let form = BookmarkForm(
      address: address, title: title ?? "", tags: tags, note: note ?? "", unread: unread,
      archived: archive, fetchesTitle: !noFetch)
    let screen = screens.editor(navigator: context.navigator)
    let view = BookmarkEditorView(display: context.display, json: common.json)
    return await context.commandOutput(of: screen, for: .save(form), view: view.commandOutput)
  }
}

struct BookmarksEditCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a bookmark. Omitted fields keep their values.")

  @Argument(text: BookmarkArgument.one, "id", completion: .stored)
  var id: String

  @Option(name: .customLong("url"), text: "The new address.")
  var address: String?

  @Option(text: "The new title; an empty text removes it.")
  var title: String?

  @Option(text: "The new note; an empty text removes it.")
  var note: String?

  @Option(
    name: .customLong("add-tag"), text: "A tag to add. Repeat the option for more.",
    completion: .stored)
  var addedTags: [String] = []

  @Option(
    name: .customLong("remove-tag"), text: "A tag to remove. Repeat the option for more.",
    completion: .stored)
  var removedTags: [String] = []

  @Flag(exclusivity: .exclusive, help: "Mark the bookmark as read or unread.")
  var reading: BookmarkReadingMark?

  @Flag(exclusivity: .exclusive, help: "Archive or unarchive the bookmark.")
  var archiving: BookmarkArchivingMark?

  @OptionGroup var common: CommonOptions

  func run(_ screens: any BookmarksScreens, in context: CommandContext) async -> CommandOutput {
    let edit = BookmarkEdit(
      address: address, title: title, addedTags: addedTags, removedTags: removedTags, note: note,
      unread: reading.map { $0 == .unread }, archived: archiving.map { $0 == .archive })
    let id: Bookmark.ID
    // If there is nothing to change, the editor reports it without looking up the bookmark.
    switch edit == BookmarkEdit() ? nil : await context.bookmark(meantBy: self.id, on: screens) {
    case .success(let bookmark): id = bookmark.id
    case .failure(let failure): return CommandOutput(failure: failure)
    case nil: id = Bookmark.ID(self.id)
    }
    let screen = screens.editor(navigator: context.navigator)
    let view = BookmarkEditorView(display: context.display, json: common.json)
    return await context.commandOutput(
      of: screen, for: .change(id, by: edit, expecting: nil), view: view.commandOutput)
  }
}

enum BookmarkReadingMark: EnumerableFlag {
  case read
  case unread
}

enum BookmarkArchivingMark: EnumerableFlag {
  case archive
  case unarchive
}
