import CoreDemo
import CoreDomain

/// An invented newspaper. All people in it, and most places, are invented.
struct DemoPaper: Sendable {
  /// The host without its ending, such as `harbour-post`.
  let name: String
  let title: String
  /// The newspaper's subtitle.
  let motto: String
  let category: String
  var path = "/feed.xml"
  /// The time between two stories.
  let hours: Int64
  let format: DemoFeedFormat
  var language = "en"
  var encoding = DemoFeedEncoding.utf8
  var quirks: Set<DemoFeedQuirk> = []
  var manner = DemoFeedManner.usual
  /// Whether the newspaper's pages contain a tracking script and a tracking pixel.
  var counts = false
  /// Whether each story has an audio file.
  var sounds = false
  /// The name of another newspaper; every third of its stories also appears here.
  var carried: String?
  let drafts: [StoryDraft]

  var host: String { name + ".example" }

  var schedule: PaperSchedule {
    PaperSchedule(
      seed: UInt64(Gzip.checksum(Array(name.utf8))), pace: hours * 3600, count: drafts.count)
  }

  var feed: DemoFeed {
    DemoFeed(
      "https://\(host)\(path)", title: title, summary: motto, language: language, format: format,
      encoding: encoding, quirks: quirks, source: .scheduled(stories), manner: manner)
  }

  /// Returns the newspaper's stories at a moment, newest first, including those of the other
  /// newspaper.
  func stories(at now: Timestamp) -> [DemoStory] {
    let own = schedule.numbers(at: now).map(story)
    guard let other = Self.all.first(where: { $0.name == carried }) else { return own }
    let borrowed = other.schedule.numbers(at: now).filter { $0.isMultiple(of: 3) }.map { number in
      var story = other.story(number)
      // The story has a different identifier here but the same address.
      story.id = "\(name):\(number)"
      return story
    }
    return (own + borrowed).sorted { $0.moment > $1.moment }
  }

  /// Returns the story at a path, or `nil` if it is not published yet or does not exist.
  func story(at path: String, by now: Timestamp) -> DemoStory? {
    let digits = path.dropFirst(Self.folder.count).prefix(while: \.isWholeNumber)
    guard path.hasPrefix(Self.folder), let number = Int64(digits), number >= 0,
      let last = schedule.numbers(at: now).first, number <= last
    else { return nil }
    let story = story(number)
    return story.address == "https://" + host + path ? story : nil
  }

  static let folder = "/stories/"
}

extension DemoPaper {
  private func story(_ number: Int64) -> DemoStory {
    let draft = drafts[Int(number % Int64(drafts.count))]
    let slug = draft.slug.isEmpty ? "\(number)" : "\(number)-\(draft.slug)"
    var story = DemoStory(
      draft.title, address: "https://\(host)\(Self.folder)\(slug)", summary: draft.summary,
      published: schedule.moment(of: number))
    story.id = "tag:\(host),2026:\(number)"
    story.html = html(of: draft, slug)
    story.author = draft.author
    story.tags = [category]
    story.picture = "https://\(host)\(PressPicture.folder)\(slug).svg"
    if sounds {
      story.sound = DemoSound(
        address: "https://\(host)\(PressSound.folder)\(slug).wav", bytes: PressSound.size)
    }
    return story
  }

  private func html(of draft: StoryDraft, _ slug: String) -> String {
    let picture =
      "<p><img src=\"\(PressPicture.folder)\(slug).svg\" alt=\"\" width=\"640\" height=\"360\"/></p>"
    let text = picture + "\n<p>\(draft.summary.escapedForHTML)</p>\n" + StoryText.html(draft.text)
    return counts ? text + Self.counter : text
  }

  /// Tracking markup that clients should remove.
  private static let counter = """

    <p onclick="tally()">Was this worth reading? <a href="javascript:tally('yes')">Tell us.</a></p>
    <script>document.write("You are being counted.");</script>
    <img src="https://pixel.tally.example/t.gif?u=1" width="1" height="1" alt=""/>
    """
}

extension DemoPaper: CustomStringConvertible {
  var description: String { title }
}

extension DemoStory {
  /// The time by which stories are sorted.
  fileprivate var moment: Int64 { published?.millisecondsSince1970 ?? .min }
}
