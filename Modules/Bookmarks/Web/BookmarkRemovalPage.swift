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
    layout.reply(
      Page(
        title: "Delete this bookmark?",
        content: Self.template.render(
          Model(bookmark, alert: problem?.detail, returning: returning?.text)),
        problem: problem))
  }

  private struct Model {
    let alert: String?
    let headline: String
    let address: String
    let tags: String?
    let note: String?
    let action: String
    let version: String
    /// The page to return to, or `nil` for the list.
    let returning: String?

    init(_ bookmark: Bookmark, alert: String?, returning: String?) {
      self.alert = alert
      self.returning = returning
      headline = bookmark.headline
      address = bookmark.address.typed
      tags = bookmark.tags.tags.isEmpty ? nil : bookmark.tags.description
      note = bookmark.note.isEmpty ? nil : bookmark.note
      action = Route(path: ["bookmarks", bookmark.id.raw, "delete"]).description
      version = bookmark.version.text
    }
  }

  private static let template = PageTemplate(Texts.bookmarkRemovalPage)
}
