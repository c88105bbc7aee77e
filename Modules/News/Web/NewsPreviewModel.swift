import CoreDomain
import CoreWeb
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
    let text = feed.title?.inlineText ?? ""
    title = text.isEmpty ? address : text
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
    let time: PageTime?

    init(_ entry: ParsedEntry, beside known: Timestamp?) {
      let text = (entry.summary ?? entry.content)?.excerpt(characters: StoryHeadline.excerptLimit)
      let named = entry.title?.inlineText ?? ""
      title = named.isEmpty ? text ?? "Untitled" : named
      excerpt = named.isEmpty ? nil : text
      href = entry.link?.text
      time = (entry.published ?? entry.updated).map { PageTime($0, beside: known) }
    }
  }

  private static let template = PageTemplate(Texts.newsPreviewModel)
}
