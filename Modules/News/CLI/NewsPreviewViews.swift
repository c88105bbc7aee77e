import CoreCLI
import CoreDomain
import NewsDomain

/// The content of a previewed document, as text or as a JSON object.
struct NewsPreviewView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func commandOutput(of state: NewsPreviewState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .success(let feed): commandOutput(of: feed)
    case .failure(let failure): CommandOutput(failure: failure)
    }
  }

  private func commandOutput(of feed: ParsedFeed) -> CommandOutput {
    let notes = feed.notes.map(\.description)
    guard !json else { return CommandOutput(json: FeedPreviewRecord(feed), notices: notes) }
    let parts = [text(about: feed)] + feed.entries.map { text(about: $0) }
    return CommandOutput(parts.joined(separator: "\n"), notices: notes)
  }
}

extension NewsPreviewView {
  private func text(about feed: ParsedFeed) -> String {
    let facts: [(String, String?)] = [
      ("Format", feed.format.rawValue), ("Link", feed.link?.text), ("Language", feed.language),
      ("Date", feed.published?.displayed), ("Updated", feed.updated?.displayed),
      ("Entries", String(feed.entries.count)),
    ]
    return title(feed.title) + display.facts(facts, width: 9) + body(feed.description)
  }

  private func text(about entry: ParsedEntry) -> String {
    let facts: [(String, String?)] = [
      ("Link", entry.link?.text),
      ("By", entry.authors.compactMap(\.signature).joined(separator: ", ")),
      ("Date", entry.published?.displayed), ("Updated", entry.updated?.displayed),
      ("Tags", entry.categories.joined(separator: ", ")),
    ]
    return title(entry.title) + display.facts(facts, width: 9)
      + body(entry.content ?? entry.summary)
      + entry.enclosures.map { display.line(of: $0) }.joined()
  }

  private func title(_ title: CleanHTML?) -> String {
    let text = title?.inlineText ?? ""
    return display.headline(text.isEmpty ? "Untitled" : text) + "\n"
  }

  private func body(_ html: CleanHTML?) -> String {
    let text = html?.terminalText ?? ""
    return text.isEmpty ? "" : "\n" + display.wrapped(display.text(text)) + "\n"
  }
}
