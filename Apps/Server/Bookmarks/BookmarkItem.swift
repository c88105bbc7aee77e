import BookmarksDomain
import CoreDomain

/// A bookmark in a list with its actions.
struct BookmarkItem: Sendable {
  private let id: String
  private let headline: String
  private let address: String
  /// The link, if it is safe to follow: `javascript:` and similar URLs are shown without a link.
  private let href: String?
  private let tags: [PageLink]
  private let hasTags: Bool
  private let note: String?
  private let moment: String
  private let day: String
  private let unread: Bool
  private let archived: Bool
  private let place: String
  /// The page to return to after an action.
  private let here: String

  init(_ bookmark: Bookmark, on page: Route) {
    id = bookmark.id.raw
    headline = bookmark.headline
    address = bookmark.address.typed
    href = bookmark.address.isWeb ? bookmark.address.typed : nil
    tags = bookmark.tags.tags.map { tag in
      PageLink(
        tag.text, to: Route(path: ["bookmarks"], query: [Route.Parameter("tag", tag.text)]))
    }
    hasTags = !tags.isEmpty
    note = bookmark.note.isEmpty ? nil : bookmark.note
    moment = bookmark.createdAt.iso8601
    day = String(moment.prefix(10))
    unread = bookmark.unread
    archived = bookmark.archived
    place = Route(path: ["bookmarks", bookmark.id.raw]).description
    here = page.description
  }

  /// The bookmark as HTML, for a page with an `h1` heading.
  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(
    """
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
    <p class="quiet">Added on <time datetime="{{moment}}">{{day}}</time>{{#unread}} · unread{{/unread}}{{#archived}} · archived{{/archived}}</p>
    <div class="actions">
    <a class="button" href="{{place}}/edit" aria-label="Edit {{headline}}">Edit</a>
    <form action="{{place}}/mark" method="post"><input type="hidden" name="to" value="{{here}}">
    {{#unread}}
    <button name="unread" value="false" aria-label="Mark as read: {{headline}}">Mark as read</button>
    {{/unread}}
    {{^unread}}
    <button name="unread" value="true" aria-label="Mark as unread: {{headline}}">Mark as unread</button>
    {{/unread}}
    {{#archived}}
    <button name="archived" value="false" aria-label="Unarchive: {{headline}}">Unarchive</button>
    {{/archived}}
    {{^archived}}
    <button name="archived" value="true" aria-label="Archive {{headline}}">Archive</button>
    {{/archived}}
    </form>
    <a class="button" href="{{place}}/delete" aria-label="Delete {{headline}}">Delete</a>
    </div>
    """)
}
