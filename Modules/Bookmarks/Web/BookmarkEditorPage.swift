import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The form that adds or changes a bookmark.
///
/// The reply to a request for a new form shows the state `editing`. After a form was sent, that
/// state is only intermediate. The page's purpose distinguishes the two cases.
struct BookmarkEditorPage: StateView {
  let purpose: Purpose
  /// The page to return to, or `nil` for the page that the screen opens.
  var returning: LocalPath?
  let layout: PageLayout
  /// The stored tags, from which the page suggests completions.
  var tags: [String] = []

  /// The purpose of the page.
  enum Purpose: Sendable {
    /// Shows a form for a new bookmark, possibly prefilled.
    case fillingIn(BookmarkForm = BookmarkForm(address: ""))
    /// Shows a form with a stored bookmark, or the result of a form that was sent.
    ///
    /// - version: The version that the sent form was rendered from; empty if it has none.
    /// - leaving: The screen's navigator.
    case sent(version: String, leaving: RedirectNavigator)
  }

  func reply(to state: BookmarkEditorState) throws -> ServerReply? {
    switch state {
    case .editing:
      newForm.map { reply(BookmarkFormMarkup($0, nil, tags), nil) }
    case .saving, .opening, .changing:
      nil
    case .saved(let added):
      BookmarkNotice(added).reply(leadingTo: destination)
    case .failure(let failure, let form):
      reply(BookmarkFormMarkup(form, failure, tags), Problem(failure))
    case .opened(let bookmark):
      reply(BookmarkFormMarkup(bookmark, tags), nil)
    case .changed:
      BookmarkNotice.changed.reply(leadingTo: destination, returningTo: returning)
    case .unopened(let failure):
      throw Problem(failure)
    case .unchanged(let failure, let id, let edit):
      reply(
        BookmarkFormMarkup(id, edit, failure, tags, version: version), Problem(failure))
    }
  }

  private var newForm: BookmarkForm? {
    if case .fillingIn(let form) = purpose { form } else { nil }
  }

  private var destination: Route? {
    if case .sent(_, let navigator) = purpose { navigator.route } else { nil }
  }

  private var version: String {
    if case .sent(let version, _) = purpose { version } else { "" }
  }

  private func reply(_ model: BookmarkFormMarkup, _ problem: Problem?) -> ServerReply {
    let isNew = model.version == nil
    return layout.reply(
      Page(
        title: isNew ? "Add a bookmark" : "Edit a bookmark",
        content: model.markup(returningTo: returning), problem: problem,
        place: isNew ? Route(path: ["bookmarks", "new"]) : nil))
  }
}
