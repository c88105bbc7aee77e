import CoreCLI
import CoreDomain
import NewsDomain

extension Display {
  /// The mark of unread stories, visible without colors.
  private var unreadMark: String { isUnicode ? "•" : "*" }

  /// Formats headlines for people. Each headline has a number and two lines, or three lines on a
  /// narrow terminal.
  func lines(of headlines: [StoryHeadline], at now: Timestamp, with ids: Bool) -> [String] {
    let width = max(3, String(headlines.count).count)
    return headlines.enumerated().map { index, headline in
      let number = String(index + 1).rightAligned(to: width)
      let margin = String(repeating: " ", count: width + 4)
      let room = columns - margin.count
      return "\(number)  \(title(of: headline, in: room))\n"
        + details(of: headline, at: now, with: ids, in: room).map { "\(margin)\($0)\n" }.joined()
    }
  }

  private func title(of headline: StoryHeadline, in room: Int) -> String {
    let title = fitted(headline.title, to: room)
    return headline.isRead ? "  " + text(title) : unreadMark + " " + self.headline(title)
  }

  /// The lines with the feeds, the age and the star of a headline: one line, or two on a narrow
  /// terminal.
  private func details(
    of headline: StoryHeadline, at now: Timestamp, with ids: Bool, in room: Int
  ) -> [String] {
    let parts = [
      Figures.age(of: headline.sortedAt, at: now), headline.isStarred ? "starred" : "",
      ids ? detail(headline.id.raw) : "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
    let feeds = headline.carriers.map(\.title).joined(separator: ", ")
    let left = room - parts.terminalColumns - 3
    guard isTerminal, left < min(feeds.terminalColumns, Self.leastFeeds) else {
      return [tag(fitted(feeds, to: left)) + " · " + parts]
    }
    return [tag(fitted(feeds, to: room)), parts].filter { !$0.isEmpty }
  }

  /// The minimum number of columns for the feeds that are on the same line as the other details.
  private static let leastFeeds = 12

  /// The tabs with their unread counts; the selected one is in brackets.
  func line(of tabs: [NewsTab], showing category: String) -> String {
    let words = tabs.map { tab in
      let name = tab.category?.name ?? "All"
      let label = "\(text(name)) \(tab.unread)"
      return tab.category?.name ?? "" == category ? headline("[\(label)]") : label
    }
    return flow(words)
  }

  /// A story with all its attributes, wrapped to the display.
  func text(about story: Story) -> String {
    let facts: [(String, String?)] = [
      ("Feed", story.carriers.first?.title),
      ("Also in", story.carriers.dropFirst().map(\.title).joined(separator: ", ")),
      ("By", story.authors.compactMap(\.signature).joined(separator: ", ")),
      ("Date", (story.published ?? story.updated ?? story.arrivedAt).displayed),
      ("Link", story.link?.text), ("Tags", story.categories.joined(separator: ", ")),
      ("Marks", story.isStarred ? "starred" : nil),
    ]
    let body = (story.content ?? story.summary)?.terminalText ?? ""
    let files = story.enclosures.map { line(of: $0) }.joined()
    let parts = [
      headline(story.title) + "\n" + self.facts(facts, width: 9),
      body.isEmpty ? "" : wrapped(text(body)) + "\n", files,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  func line(of enclosure: StoryEnclosure) -> String {
    let about = [enclosure.type, enclosure.length.map(StoryFigures.size)].compactMap(\.self)
    let suffix = about.isEmpty ? "" : " (\(about.joined(separator: ", ")))"
    return "File: \(text(enclosure.address.text + suffix))\n"
  }
}

extension StoryAuthor {
  var signature: String? { name ?? email ?? uri }
}
