import BookmarksDomain
import CoreDomain
import CoreWeb

struct BookmarkListPage: StateView {
  let form: BookmarkListForm
  let notice: BookmarkNotice?
  let layout: PageLayout
  /// The selected bookmarks that could not be changed and the reason, or `nil`.
  var refusal: BookmarkRefusal?

  func reply(to state: BookmarkListState) -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let page, of: _):
      reply(
        BookmarkListMarkup.markup(
          of: .success(page), for: form, notice: notice, refusal: refusal),
        refusal?.problem)
    case .failure(let failure):
      // Invalid values stay in their fields, and the message is below the query.
      reply(BookmarkListMarkup.markup(of: .failure(failure), for: form), Problem(failure))
    }
  }

  private func reply(_ content: String, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(
        title: title, content: content, problem: problem, place: Route(path: ["bookmarks"])))
  }

  /// The page title. It contains the search, which distinguishes tabs and entries of the history.
  private var title: String {
    if !form.query.isEmpty { return "Search: \(form.query)" }
    return form.tag.isEmpty ? "Bookmarks" : "Tag: \(form.tag)"
  }
}
