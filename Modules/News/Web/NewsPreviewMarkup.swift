import CoreDomain
import CoreWeb
import NewsDomain

/// The preview of a feed, as HTML.
enum NewsPreviewMarkup {
  static func markup(of feed: ParsedFeed, at address: String) -> String {
    let title = feed.title?.inlineText ?? ""
    let count = feed.entries.count
    let about = [
      feed.format.rawValue, feed.language,
      "\(count) \(count == 1 ? "entry" : "entries")",
      feed.updated.map { "updated \(PageWords.moment($0))" },
    ].compactMap(\.self).joined(separator: " · ")
    let notes = feed.notes.map(\.description)
    let rows = feed.entries.prefix(shown).map { entry in
      let text = (entry.summary ?? entry.content)?.excerpt(characters: StoryHeadline.excerptLimit)
      let named = entry.title?.inlineText ?? ""
      let time = (entry.published ?? entry.updated).map { PageTime($0, beside: feed.updated) }
      return (
        title: named.isEmpty ? text ?? "Untitled" : named, href: entry.link?.text,
        excerpt: named.isEmpty ? nil : text, time: time
      )
    }
    let model = (
      title: title.isEmpty ? address : title, language: feed.language, about: about,
      description: feed.description?.inlineText, link: feed.link?.text, address: address,
      notes: notes, hasNotes: !notes.isEmpty, rows: rows,
      rest: count > shown ? "The first \(shown) of \(count) entries." : nil
    )
    return template.render(model)
  }

  /// The maximum number of entries on display.
  private static let shown = 20

  private static let template = PageTemplate(Texts.newsPreviewMarkup)
}
