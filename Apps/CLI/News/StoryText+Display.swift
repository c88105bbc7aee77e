import CoreDomain
import NewsDomain

extension Display {
  /// The mark of what is unread. It is seen without colours, too.
  private var unreadMark: String { isUnicode ? "•" : "*" }

  /// Headlines as a person reads them, two numbered lines each.
  func lines(of headlines: [StoryHeadline], at now: Timestamp, with ids: Bool) -> [String] {
    let width = max(3, String(headlines.count).count)
    return headlines.enumerated().map { index, headline in
      let number = String(index + 1)
      let gap = String(repeating: " ", count: width - number.count)
      let margin = String(repeating: " ", count: width + 4)
      return "\(gap)\(number)  \(title(of: headline))\n"
        + "\(margin)\(details(of: headline, at: now, with: ids))\n"
    }
  }

  private func title(of headline: StoryHeadline) -> String {
    headline.isRead
      ? "  " + text(headline.title) : unreadMark + " " + self.headline(headline.title)
  }

  /// Where a headline stands, how old it is, and its star, in one line.
  private func details(of headline: StoryHeadline, at now: Timestamp, with ids: Bool) -> String {
    let feeds = headline.carriers.map { text($0.title) }.joined(separator: ", ")
    let parts = [
      tag(feeds), StoryFigures.age(of: headline.sortedAt, at: now),
      headline.isStarred ? "starred" : "", ids ? detail(headline.id.raw) : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The tabs in one line, each with how much of it is unread; the one that is shown stands in brackets.
  func line(of tabs: [NewsTab], showing category: String) -> String {
    tabs.map { tab in
      let name = tab.category?.name ?? "All"
      let label = "\(text(name)) \(tab.unread)"
      return tab.category?.name ?? "" == category ? headline("[\(label)]") : label
    }.joined(separator: "  ")
  }

  /// A story with everything that is known of it, in lines that fit the display.
  func text(about story: Story) -> String {
    let facts: [(String, String?)] = [
      ("Feed", story.carriers.first?.title),
      ("Also in", story.carriers.dropFirst().map(\.title).joined(separator: ", ")),
      ("By", story.authors.compactMap(\.signature).joined(separator: ", ")),
      ("Date", (story.published ?? story.updated ?? story.arrivedAt).displayed),
      ("Link", story.link?.text), ("Filed", story.categories.joined(separator: ", ")),
      ("Marks", story.isStarred ? "starred" : nil),
    ]
    let body = (story.content ?? story.summary)?.terminalText ?? ""
    let files = story.enclosures.map { line(of: $0) }.joined()
    let parts = [
      headline(story.title) + "\n" + facts.map { storyFact($0, $1) }.joined(),
      body.isEmpty ? "" : wrapped(text(body)) + "\n", files,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A name and a value in two columns; nothing where there is no value.
  func storyFact(_ name: String, _ value: String?) -> String {
    guard let value, !value.isEmpty else { return "" }
    return "  \(name)\(String(repeating: " ", count: max(1, 9 - name.count)))\(text(value))\n"
  }

  /// A file that belongs to a story, with its type and its size.
  func line(of enclosure: StoryEnclosure) -> String {
    let about = [enclosure.type, enclosure.length.map(StoryFigures.size)].compactMap(\.self)
    let suffix = about.isEmpty ? "" : " (\(about.joined(separator: ", ")))"
    return "File: \(text(enclosure.address.text + suffix))\n"
  }
}

extension StoryAuthor {
  /// The person in a few words.
  var signature: String? { name ?? email ?? uri }
}
