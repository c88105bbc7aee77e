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
        BookmarkListModel(.success(page), of: form, notice: notice, refusal: refusal),
        refusal?.problem)
    case .failure(let failure):
      // Invalid values stay in their fields, and the message is below the query.
      reply(BookmarkListModel(.failure(failure), of: form), Problem(failure))
    }
  }

  private func reply(_ model: BookmarkListModel, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(
        title: title, content: Self.template.render(model), problem: problem,
        place: Route(path: ["bookmarks"])))
  }

  /// The page title. It contains the search, which distinguishes tabs and entries of the history.
  private var title: String {
    if !form.query.isEmpty { return "Search: \(form.query)" }
    return form.tag.isEmpty ? "Bookmarks" : "Tag: \(form.tag)"
  }

  private static let template = PageTemplate(Texts.bookmarkListPage)
}
