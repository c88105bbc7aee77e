import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

struct BookmarksAddCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Keep an address.",
    discussion: """
      The title is taken from the page unless one is given; a page that cannot be reached is kept \
      without. An address that is kept already is merged: tags are added, a note is put below.
      """)

  @Argument(
    help: ArgumentHelp("The address, with its scheme.", valueName: "url"),
    transform: PlainText.read)
  var address: String

  @Option(
    parsing: .unconditional, help: "The title; the page is then not asked for its own.",
    transform: PlainText.read)
  var title: String?

  @Option(
    name: .customLong("tag"), parsing: .unconditionalSingleValue, help: "A tag; may be repeated.",
    completion: .stored, transform: PlainText.read)
  var tags: [String] = []

  @Option(
    parsing: .unconditional, help: "A note of any length.", transform: PlainText.read)
  var note: String?

  @Flag(help: "Mark it as waiting to be read.")
  var unread = false

  @Flag(help: "Put it into the archive.")
  var archive = false

  @Flag(name: .customLong("no-fetch"), help: "Do not ask the page for its title.")
  var noFetch = false

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let form = BookmarkForm(
      address: address, title: title ?? "", tags: tags, note: note ?? "", unread: unread,
      archived: archive, fetchesTitle: !noFetch)
    let screen = screens.editor(navigator: context.navigator)
    let view = BookmarkEditorView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.save(form) }
  }
}

struct BookmarksEditCommand: BookmarksLeafCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a bookmark. What is not named stays as it is.")

  @Argument(
    help: ArgumentHelp("\(BookmarkArgument.one)", valueName: "id"),
    completion: .stored, transform: PlainText.read)
  var id: String

  @Option(
    name: .customLong("url"), parsing: .unconditional, help: "Another address.",
    transform: PlainText.read)
  var address: String?

  @Option(
    parsing: .unconditional, help: "Another title; an empty one to have none.",
    transform: PlainText.read)
  var title: String?

  @Option(
    parsing: .unconditional, help: "Another note; an empty one to have none.",
    transform: PlainText.read)
  var note: String?

  @Option(
    name: .customLong("add-tag"), parsing: .unconditionalSingleValue,
    help: "A tag to add; may be repeated.", completion: .stored, transform: PlainText.read)
  var addedTags: [String] = []

  @Option(
    name: .customLong("remove-tag"), parsing: .unconditionalSingleValue,
    help: "A tag to take away; may be repeated.", completion: .stored, transform: PlainText.read)
  var removedTags: [String] = []

  @Flag(exclusivity: .exclusive, help: "Whether it waits to be read.")
  var reading: BookmarkReadingMark?

  @Flag(exclusivity: .exclusive, help: "Whether it is in the archive.")
  var archiving: BookmarkArchivingMark?

  @OptionGroup var common: CommonOptions

  func run(
    _ screens: any BookmarksScreens, in context: CommandContext
  ) async -> Printout {
    let edit = BookmarkEdit(
      address: address, title: title, addedTags: addedTags, removedTags: removedTags, note: note,
      unread: reading.map { $0 == .unread }, archived: archiving.map { $0 == .archive })
    let id: Bookmark.ID
    // If there is nothing to change, the editor reports it without looking up the bookmark.
    switch edit == BookmarkEdit() ? nil : await context.bookmark(meantBy: self.id, on: screens) {
    case .success(let bookmark): id = bookmark.id
    case .failure(let failure): return Printout(failure: failure)
    case nil: id = Bookmark.ID(self.id)
    }
    let screen = screens.editor(navigator: context.navigator)
    let view = BookmarkEditorView(display: context.display, json: common.json)
    return await ScreenBinding(view: view.printout)
      .printout(of: await screen.states()) { await screen.change(id, by: edit, expecting: nil) }
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
