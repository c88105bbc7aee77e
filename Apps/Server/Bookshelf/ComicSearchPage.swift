import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The search: a form that asks by GET, and what was found.
struct ComicSearchPage: StateView {
  /// What was typed.
  let form: ComicListForm
  /// Where somebody is led back to who has to sign in first.
  let place: String
  let layout: PageLayout

  func reply(to state: ComicSearchState) -> ServerReply? {
    switch state {
    case .idle, .searching: nil
    case .success(let shelf):
      reply(ComicListModel(shelf, isUnderWay: false, at: ComicRoutes.search).markup)
    case .failure(let failure) where failure.needsSignIn:
      .redirect(to: ComicRoutes.account(leadingTo: place))
    case .failure(let failure): reply(failure.alert, Problem(failure))
    }
  }

  /// The page before anything was asked.
  var blank: ServerReply { reply("") }

  private func reply(_ content: String, _ problem: Problem? = nil) -> ServerReply {
    var reply = layout.reply(
      Page(
        title: "Search", content: ComicSearchForm(query: form.query).markup + content,
        problem: problem, place: ComicRoutes.search))
    reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return reply
  }
}

/// The form of the search.
struct ComicSearchForm: Sendable {
  private let query: String
  private let limit: Int
  private let action: String

  /// - Parameter query: what stands in it.
  init(query: String) {
    self.query = query
    limit = ComicSearchKey.limit
    action = ComicRoutes.search.description
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(
    """
    <form class="find" action="{{action}}" method="get" role="search">
    <label class="unseen" for="q">Search titles and readings</label>
    <input id="q" name="q" type="search" value="{{query}}" maxlength="{{limit}}" autocomplete="off">
    <button>Search</button>
    </form>

    """)
}
