import BookmarksDomain
import CoreDomain

/// The list as a page.
struct BookmarkListPage: StateView {
  let form: BookmarkListForm
  /// The result of the last action.
  let notice: BookmarkNotice?
  let layout: PageLayout
  /// The selected bookmarks that could not be changed, and the reason.
  var refusal: (selection: BookmarkSelection, problem: Problem)?

  func reply(to state: BookmarkListState) -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let page, of: _):
      reply(
        BookmarkListModel(
          page, of: form, notice: notice, selection: refusal?.selection,
          refusal: refusal?.problem),
        refusal?.problem)
    case .failure(let failure):
      // Invalid values stay in their fields, and the message is below the query.
      reply(BookmarkListModel(failure, of: form), Problem(failure))
    }
  }

  private func reply(_ model: BookmarkListModel, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(
        title: "Bookmarks", content: Self.template.render(model), problem: problem,
        place: Route(path: ["bookmarks"])))
  }

  private static let template = PageTemplate(
    """
    {{#notice}}
    <p class="notice" role="status">{{.}}</p>
    {{/notice}}
    {{#refusal}}
    <p role="alert">{{.}}</p>
    {{/refusal}}
    <form class="search" role="search" action="/bookmarks" method="get">
    <p class="wide"><label for="q">Search</label>
    <input id="q" name="q" type="search" value="{{words}}"{{#isQueryInvalid}} aria-invalid="true" aria-describedby="alert"{{/isQueryInvalid}}></p>
    {{#alert}}
    <div id="alert" class="wide" role="alert"><p>{{.}}</p>
    {{#pointer}}
    <pre aria-hidden="true">{{.}}</pre>
    {{/pointer}}
    </div>
    {{/alert}}
    {{#tag}}
    <input type="hidden" name="tag" value="{{.}}">
    {{/tag}}
    <p><label for="sort">Sort by</label>
    <select id="sort" name="sort"{{#isOrderInvalid}} aria-invalid="true" aria-describedby="alert"{{/isOrderInvalid}}>
    {{#orders}}
    <option value="{{word}}"{{#isChosen}} selected{{/isChosen}}>{{label}}</option>
    {{/orders}}
    </select></p>
    <p class="check"><input id="unread" type="checkbox" name="unread" value="true"{{#unreadOnly}} checked{{/unreadOnly}}><label for="unread">Unread only</label></p>
    <p class="check"><input id="archived" type="checkbox" name="archived" value="true"{{#archivedOnly}} checked{{/archivedOnly}}><label for="archived">Archived only</label></p>
    <p><button>Search</button></p>
    </form>
    {{#tag}}
    <p>Tag: <bdi>{{.}}</bdi>. <a href="{{untagged}}">Show all tags</a></p>
    {{/tag}}
    {{#total}}
    <p role="status">{{.}}{{#way}} <a class="button primary" href="{{href}}">{{text}}</a>{{/way}}</p>
    {{/total}}
    {{#hasItems}}
    <ol class="entries compact">
    {{#items}}
    {{{.}}}
    {{/items}}
    </ol>
    <form id="selection" class="selection" action="/bookmarks/edit" method="post" aria-label="Selected bookmarks">
    <input type="hidden" name="to" value="{{here}}">
    <label for="new-tag">Tag</label>
    <input id="new-tag" name="newTag" value="{{newTag}}" dir="auto" required>
    <button name="action" value="tag">Add tag</button>
    <button name="action" value="read" formnovalidate>Mark as read</button>
    <button name="action" value="unread" formnovalidate>Mark as unread</button>
    {{#archivedOnly}}
    <button name="action" value="unarchive" formnovalidate>Unarchive</button>
    {{/archivedOnly}}
    {{^archivedOnly}}
    <button name="action" value="archive" formnovalidate>Archive</button>
    {{/archivedOnly}}
    <button class="danger" formaction="/bookmarks/delete" formmethod="get" formnovalidate>Delete…</button>
    </form>
    {{/hasItems}}
    {{{links}}}
    """)
}
