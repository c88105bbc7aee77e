import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The page that shows a bookmark and asks for confirmation to delete it.
struct BookmarkRemovalPage: StateView {
  let navigator: RedirectNavigator
  /// The page to return to, or `nil` for the page that the screen opens.
  var returning: LocalPath?
  let layout: PageLayout

  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let bookmark):
      reply(bookmark, nil)
    case .removed:
      BookmarkNotice.deleted.reply(leadingTo: navigator.route, returningTo: returning)
    case .failure(.changedMeanwhile(let bookmark)):
      // The bookmark has changed since it was shown, so the page asks for confirmation again.
      reply(
        bookmark,
        Problem(
          .conflict, "The bookmark has changed since you opened it. These are its current values."))
    case .failure(let failure):
      throw Problem(failure)
    }
  }

  private func reply(_ bookmark: Bookmark, _ problem: Problem?) -> ServerReply {
    let tags = bookmark.tags
    let model = (
      alert: problem?.detail, headline: bookmark.headline, address: bookmark.address.typed,
      tags: tags.tags.isEmpty ? nil : tags.description,
      note: bookmark.note.isEmpty ? nil : bookmark.note,
      action: Route(path: ["bookmarks", bookmark.id.raw, "delete"]).description,
      version: bookmark.version.text, returning: returning?.text
    )
    return layout.reply(
      Page(
        title: "Delete this bookmark?", content: Self.template.render(model), problem: problem))
  }

  private static let template = PageTemplate(Texts.bookmarkRemovalPage)
}
