import BookmarksDomain
import CoreDomain
import CoreWeb

/// The template model of a bookmark in a list, with its actions.
struct BookmarkItem: Sendable {
  private let id: String
  private let headline: String
  private let address: String
  private let domain: String
  private let letter: BookmarkLetter
  /// The link, or `nil` if following it is unsafe: `javascript:` and similar URLs are shown without
  /// a link.
  private let href: String?
  private let tags: [PageLink]
  private let hasTags: Bool
  private let note: String?
  private let moment: String
  private let day: String
  private let unread: Bool
  private let archived: Bool
  private let place: String
  private let editing: String
  private let deleting: String
  /// The page to return to after an action.
  private let here: String
  /// The level of the heading.
  private let level: Int
  private let isSelectable: Bool
  private let isSelected: Bool

  /// - Parameter selected: Whether the checkbox of the bookmark is checked, or `nil` for no
  ///   checkbox.
  init(_ bookmark: Bookmark, on page: Route, level: Int = 2, selected: Bool? = nil) {
    id = bookmark.id.raw
    headline = bookmark.headline
    address = bookmark.address.typed
    domain = bookmark.address.domain
    letter = BookmarkLetter(of: domain)
    href = bookmark.address.isWeb ? bookmark.address.typed : nil
    tags = bookmark.tags.tags.map { tag in
      PageLink(
        tag.text, to: Route(path: ["bookmarks"], query: [Route.Parameter("tag", tag.text)]))
    }
    hasTags = !tags.isEmpty
    note = bookmark.note.isEmpty ? nil : bookmark.note
    moment = bookmark.createdAt.iso8601
    day = Figures.day(bookmark.createdAt)
    unread = bookmark.unread
    archived = bookmark.archived
    place = Route(path: ["bookmarks", bookmark.id.raw]).description
    here = page.description
    // Without a page to return to, both pages return to the list.
    let query = page == Route(path: ["bookmarks"]) ? [] : [Route.Parameter("to", here)]
    editing = Route(path: ["bookmarks", bookmark.id.raw, "edit"], query: query).description
    deleting = Route(path: ["bookmarks", bookmark.id.raw, "delete"], query: query).description
    self.level = level
    isSelectable = selected != nil
    isSelected = selected ?? false
  }

  /// The bookmark as an item of an `ol` element that has the classes `entries` and `compact`.
  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(
    """
    <li>
    {{#isSelectable}}
    <label class="pick"><input type="checkbox" name="id" value="{{id}}" form="selection"{{#isSelected}} checked{{/isSelected}}><span class="unseen">Select {{headline}}</span></label>
    {{/isSelectable}}
    <div>
    <h{{level}} dir="auto">{{#href}}<a href="{{.}}" rel="noreferrer noopener">{{headline}}</a>{{/href}}{{^href}}{{headline}}{{/href}}</h{{level}}>
    <p class="quiet">{{#letter}}<span class="letter series-{{series}}" aria-hidden="true">{{text}}</span>{{/letter}}<bdi title="{{address}}">{{domain}}</bdi> · \(dates)</p>
    \(contents)
    </div>
    <details class="menu" name="menu">
    <summary>Actions <span class="unseen">for {{headline}}</span></summary>
    <div>
    <a class="button" href="{{place}}" aria-label="Details of {{headline}}">Details</a>
    <a class="button" href="{{editing}}" aria-label="Edit {{headline}}">Edit</a>
    \(marks)
    <a class="button danger" href="{{deleting}}" aria-label="Delete {{headline}}">Delete</a>
    </div>
    </details>
    </li>
    """)

  /// The template of a bookmark's date and state.
  static let dates = """
    <time datetime="{{moment}}">{{day}}</time>{{#unread}} <span class="badge">Unread</span>{{/unread}}{{#archived}} <span class="badge">Archived</span>{{/archived}}
    """

  /// The template of a bookmark's tags and note.
  static let contents = """
    {{#hasTags}}
    <ul class="tags" aria-label="Tags">
    {{#tags}}
    <li><a href="{{href}}"><bdi>{{text}}</bdi></a></li>
    {{/tags}}
    </ul>
    {{/hasTags}}
    {{#note}}
    <p class="note" dir="auto">{{.}}</p>
    {{/note}}
    """

  /// The template of the form whose buttons change a bookmark's state.
  static let marks = """
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
    """
}

extension BookmarkAddress {
  /// The host and port of a web address, or the whole address for other schemes.
  ///
  /// User information is left out, because it could be mistaken for a host.
  var domain: String {
    guard let host = web?.authority.unicodeScalars.split(separator: "@").last else { return typed }
    return String(String.UnicodeScalarView(host))
  }
}

/// A substitute for the icon of a site in a list: the first letter of its domain, in one of five
/// colors. The real icon would have to be fetched from the site.
struct BookmarkLetter: Hashable, Sendable {
  /// The letter or digit in upper case, or a bullet if the domain contains neither.
  let text: String
  /// The number of the color in the style sheet, from 1 to 5. A domain always has the same color.
  let series: Int

  init(of domain: String) {
    let name = domain.hasPrefix("www.") ? domain.dropFirst(4) : domain[...]
    text = name.first { $0.isLetter || $0.isNumber }?.uppercased() ?? "•"
    series = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 5 + 1
  }
}
