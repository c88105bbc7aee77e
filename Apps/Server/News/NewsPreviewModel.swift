import CoreDomain
import NewsDomain

/// The template model of a feed's preview.
struct NewsPreviewModel: Sendable {
  private let title: String
  private let language: String?
  private let about: String
  private let description: String?
  private let link: String?
  private let address: String
  private let notes: [String]
  private let hasNotes: Bool
  private let rows: [Row]
  private let rest: String?

  init(_ feed: ParsedFeed, at address: String) {
    title = feed.title?.inlineText ?? address
    language = feed.language
    let count = feed.entries.count
    about = [
      feed.format.rawValue, feed.language,
      "\(count) \(count == 1 ? "entry" : "entries")",
      feed.updated.map { "updated \(PageWords.moment($0))" },
    ].compactMap(\.self).joined(separator: " · ")
    description = feed.description?.inlineText
    link = feed.link?.text
    self.address = address
    notes = feed.notes.map { note in
      note.line.map { "Line \($0): \(note.text)" } ?? note.text
    }
    hasNotes = !notes.isEmpty
    rows = feed.entries.prefix(Self.shown).map { Row($0, beside: feed.updated) }
    rest = count > Self.shown ? "The first \(Self.shown) of \(count) entries." : nil
  }

  var markup: String { Self.template.render(self) }

  /// The maximum number of entries on display.
  private static let shown = 20

  private struct Row: Sendable {
    let title: String
    let href: String?
    let excerpt: String?
    let time: StoryTime?

    init(_ entry: ParsedEntry, beside known: Timestamp?) {
      let text = (entry.summary ?? entry.content)?.excerpt(characters: StoryHeadline.excerptLimit)
      let named = entry.title?.inlineText ?? ""
      title = named.isEmpty ? text ?? "Untitled" : named
      excerpt = named.isEmpty ? nil : text
      href = entry.link?.text
      time = (entry.published ?? entry.updated).map { StoryTime($0, beside: known) }
    }
  }

  private static let template = PageTemplate(
    """
    <section aria-labelledby="feed">
    <h2 id="feed" dir="auto"{{#language}} lang="{{.}}"{{/language}}>{{title}}</h2>
    <p class="quiet">{{about}}</p>
    {{#description}}
    <p dir="auto"{{#language}} lang="{{.}}"{{/language}}>{{.}}</p>
    {{/description}}
    {{#link}}
    <p><a href="{{.}}" rel="noreferrer noopener nofollow">Website</a></p>
    {{/link}}
    <form class="fields" action="/news/feeds" method="post">
    <input type="hidden" name="address" value="{{address}}">
    <p class="wide"><label for="category">Category (optional)</label>
    <input id="category" name="category" maxlength="60"></p>
    <p class="wide"><button>Add this feed</button></p>
    </form>
    {{#hasNotes}}
    <details class="trouble" open>
    <summary>Problems of the document</summary>
    <ul>
    {{#notes}}
    <li>{{.}}</li>
    {{/notes}}
    </ul>
    </details>
    {{/hasNotes}}
    <ol class="entries"{{#language}} lang="{{.}}"{{/language}}>
    {{#rows}}
    <li><p dir="auto">{{#href}}<a href="{{.}}" rel="noreferrer noopener nofollow">{{title}}</a>{{/href}}{{^href}}<b>{{title}}</b>{{/href}}{{#time}} <time class="quiet" datetime="{{moment}}" title="{{exact}}">{{brief}}</time>{{/time}}</p>{{#excerpt}} <p dir="auto">{{.}}</p>{{/excerpt}}</li>
    {{/rows}}
    </ol>
    {{#rest}}
    <p class="quiet">{{.}}</p>
    {{/rest}}
    </section>

    """)
}
