import BookshelfDomain
import CoreDomain
import CoreWeb

/// The search page: a form that uses GET, and its results.
struct ComicSearchPage: StateView {
  /// The query without surrounding white space.
  let query: String
  /// The page to return to after signing in.
  let place: String
  let layout: PageLayout

  func reply(to state: ComicSearchState) -> ServerReply? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf):
      reply(ComicListMarkup.markup(of: shelf, isUnderWay: false, at: ComicRoutes.search))
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: place))
    case .failure(let failure): reply("", failure)
    }
  }

  /// The page before the first search.
  var blank: ServerReply { reply(Self.hint) }

  private static let hint = """
    <p role="status">Type a part of a title or its reading.</p>

    """

  private func reply(_ content: String, _ failure: ComicFailure? = nil) -> ServerReply {
    let objection = failure?.objections[.query]
    let alert = objection == nil ? failure?.alert(in: layout) ?? "" : ""
    return layout.reply(
      Page(
        title: query.isEmpty ? "Search" : "Search: \(query)",
        content: ComicSearchForm.markup(query: query, objection: objection) + alert + content,
        problem: failure.map { Problem($0) }, place: ComicRoutes.search))
  }
}

/// The search form, as HTML.
enum ComicSearchForm {
  /// - Parameters:
  ///   - query: The initial value of the field.
  ///   - objection: Why the value is invalid, or `nil` if the value is valid.
  static func markup(query: String, objection: String? = nil) -> String {
    template.render(
      (
        query: query, objection: objection, limit: ComicSearchKey.limit,
        action: ComicRoutes.search.description
      ))
  }

  private static let template = PageTemplate(Texts.comicSearchForm)
}
