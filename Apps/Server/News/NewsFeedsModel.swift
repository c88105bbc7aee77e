import CoreDomain
import NewsDomain

/// The template model of the feeds by category.
struct NewsFeedsModel: Sendable {
  private let groups: [Group]
  private let hasGroups: Bool
  private let categories: [String]
  private let refresh: String

  init(_ feeds: [NewsFeedOverview]) {
    let names = Set(feeds.compactMap(\.feed.category?.name)).sorted()
    categories = names
    groups = (names + [nil]).compactMap { name in
      Group(name, feeds.filter { $0.feed.category?.name == name })
    }
    hasGroups = !groups.isEmpty
    refresh = NewsRoutes.refresh.description
  }

  var markup: String { Self.template.render(self) }

  private struct Group: Sendable {
    let title: String
    let rows: [Row]

    /// Returns `nil` if there are no feeds.
    init?(_ name: String?, _ feeds: [NewsFeedOverview]) {
      guard !feeds.isEmpty else { return nil }
      title = name ?? "No category"
      rows = feeds.map(Row.init)
    }
  }

  private struct Row: Sendable {
    let title: String
    let href: String
    let address: String
    let numbers: String
    let next: [Moment]
    let trouble: String?
    let id: String
    let category: String
    let file: String
    let remove: String

    init(_ overview: NewsFeedOverview) {
      let feed = overview.feed
      title = feed.title
      href = NewsRoutes.front(StoryListForm(feed: feed.id.raw), refreshes: false).description
      address = feed.address.text
      numbers = "\(overview.unread) unread of \(overview.stories)"
      let fetchState = feed.fetchState
      next =
        fetchState.isRetired
        ? [] : (fetchState.pausedUntil ?? fetchState.nextAt).map { [Moment($0)] } ?? []
      trouble = fetchState.trouble.map { trouble in
        fetchState.isRetired
          ? "\(trouble) It is not fetched any more."
          : "\(trouble) Failed \(PageWords.count(fetchState.failures, "time"))."
      }
      id = feed.id.raw
      category = feed.category?.name ?? ""
      file = NewsRoutes.change(.file, of: feed.id).description
      remove = NewsRoutes.change(.remove, of: feed.id).description
    }
  }

  private struct Moment: Sendable {
    let moment: String
    let time: String

    init(_ next: Timestamp) {
      moment = next.iso8601
      time = PageWords.moment(next)
    }
  }

  private static let template = PageTemplate(
    """
    {{#hasGroups}}
    <form action="{{refresh}}" method="post"><button>Refresh all feeds</button></form>
    {{/hasGroups}}
    {{^hasGroups}}
    <p role="status">There are no feeds yet.</p>
    {{/hasGroups}}
    <datalist id="categories">
    {{#categories}}
    <option value="{{.}}"></option>
    {{/categories}}
    </datalist>
    {{#groups}}
    <section>
    <h2><bdi>{{title}}</bdi></h2>
    <ul class="feeds">
    {{#rows}}
    <li>
    <p><a href="{{href}}"><bdi>{{title}}</bdi></a> <span class="quiet">{{numbers}}</span></p>
    <details>
    <summary>Details<span class="unseen"> of {{title}}</span></summary>
    <p class="quiet">{{address}}{{#next}}<br>Next refresh: <time datetime="{{moment}}">{{time}}</time>{{/next}}</p>
    <div class="actions">
    <form action="{{refresh}}" method="post"><input type="hidden" name="feed" value="{{id}}"><button aria-label="Refresh {{title}}">Refresh</button></form>
    <form action="{{file}}" method="post"><input name="category" value="{{category}}" maxlength="60" list="categories" aria-label="Category of {{title}}"><button aria-label="Move {{title}}">Move</button></form>
    <form action="{{remove}}" method="post"><button class="danger" aria-label="Remove {{title}}">Remove</button></form>
    </div>
    </details>
    {{#trouble}}
    <p class="notice">{{.}}</p>
    {{/trouble}}
    </li>
    {{/rows}}
    </ul>
    </section>
    {{/groups}}

    """)
}
