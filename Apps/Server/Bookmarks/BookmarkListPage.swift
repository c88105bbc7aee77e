import BookmarksDomain

/// The list as people read it.
struct BookmarkListPage: StateView {
  let question: BookmarkListQuestion
  let layout: PageLayout

  func reply(to state: BookmarkListState) -> ServerReply? {
    switch state {
    case .idle, .preparing:
      nil
    case .success(let page, of: _):
      reply(BookmarkListModel(page, of: question), nil)
    case .failure(let failure):
      reply(to: failure)
    }
  }

  /// The page without a list, that says why.
  func reply(to failure: BookmarkFailure) -> ServerReply {
    reply(BookmarkListModel(failure, of: question), Problem(failure))
  }

  private func reply(_ model: BookmarkListModel, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(title: "Bookmarks", content: Self.template.render(model), problem: problem))
  }

  private static let template = PageTemplate(
    """
    <form class="search" role="search" action="/bookmarks" method="get">
    <p><label for="q">Search</label>
    <input id="q" name="q" type="search" value="{{words}}"{{#alert}} aria-describedby="alert"{{/alert}}></p>
    {{#tag}}
    <input type="hidden" name="tag" value="{{.}}">
    {{/tag}}
    <button>Search</button>
    </form>
    <p><a href="/bookmarks/new">Add a bookmark</a></p>
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    {{#tag}}
    <p>Only those with the tag <bdi>{{.}}</bdi>. <a href="{{untagged}}">Show those of every tag</a></p>
    {{/tag}}
    {{#total}}
    <p role="status">{{.}}</p>
    {{/total}}
    {{#hasItems}}
    <ol class="bookmarks">
    {{#items}}
    <li>
    <h2 dir="auto">{{#href}}<a href="{{.}}" rel="noreferrer noopener">{{headline}}</a>{{/href}}{{^href}}{{headline}}{{/href}}</h2>
    <p class="quiet"><bdi>{{address}}</bdi></p>
    {{#note}}
    <p class="note" dir="auto">{{.}}</p>
    {{/note}}
    {{#hasTags}}
    <ul class="tags" aria-label="Tags">
    {{#tags}}
    <li><a href="{{href}}"><bdi>{{text}}</bdi></a></li>
    {{/tags}}
    </ul>
    {{/hasTags}}
    <p class="quiet">Added on <time datetime="{{moment}}">{{day}}</time></p>
    <form action="{{removal}}" method="post"><button aria-label="Delete {{headline}}">Delete</button></form>
    </li>
    {{/items}}
    </ol>
    {{/hasItems}}
    {{#hasPages}}
    <nav aria-label="Pages">
    {{#newer}}
    <a rel="prev" href="{{.}}">Newer</a>
    {{/newer}}
    {{#older}}
    <a rel="next" href="{{.}}">Older</a>
    {{/older}}
    </nav>
    {{/hasPages}}
    """)
}
