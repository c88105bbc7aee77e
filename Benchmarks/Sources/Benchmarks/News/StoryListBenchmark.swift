import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure

/// (l) A list of 50 stories out of a million, with the unread counts of every category.
struct StoryListBenchmark: Benchmark {
  static let letter: Character = "l"
  static let title = "a list of 50 stories out of many"
  static let rounds = (full: 21, small: 3)

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) async throws {
    let count = options.scale(1_000_000, small: 10_000)
    let folder = try TemporaryFolder()
    let stand = try await Newsstand(NewsProduct(.file(folder.file("news.db"))), count)
    contestants = try await stand.kinds().map { kind in
      Contestant(name: kind.name, isSubject: true, aim: .highestTime(0.01)) {
        defer { withExtendedLifetime(folder) {} }
        let (found, sample) = try await Sample.measuring(1) {
          try await stand.page(kind.question).headlines.count
        }
        try WrongResult.check("\(kind.name): stories", found, is: 50)
        return sample
      }
    }
    facts = [
      "  Among \(Table.grouped(count)) stories of \(stand.feeds.count) feeds; half of them are read."
    ]
  }

  /// A kind of list.
  struct Kind {
    let name: String
    let question: StoryQuestion
  }
}

extension StoryListBenchmark {
  /// A store with the stories of a hundred feeds.
  struct Newsstand: Sendable {
    let feeds: [NewsFeed]
    private let product: NewsProduct

    init(_ product: NewsProduct, _ count: Int) async throws {
      self.product = product
      feeds = try await product.add(
        (1...100).map { "https://feed\($0).example/feed.xml" },
        under: ["World", "Science", "Sport", "Food", "Local", "Music", "Weather", "Games"])
      for (number, feed) in feeds.enumerated() {
        try await fill(feed, number: number, stories: count / feeds.count)
      }
    }
  }
}

extension StoryListBenchmark.Newsstand {
  func kinds() async throws -> [StoryListBenchmark.Kind] {
    let sport = NewsCategory("Sport")
    let first = try await page(StoryQuestion())
    return [
      StoryListBenchmark.Kind(name: "newest of all", question: StoryQuestion()),
      StoryListBenchmark.Kind(name: "the next 50", question: StoryQuestion(after: first.next)),
      StoryListBenchmark.Kind(name: "of a category", question: StoryQuestion(category: sport)),
      StoryListBenchmark.Kind(
        name: "unread of a category", question: StoryQuestion(category: sport, isUnreadOnly: true)),
      StoryListBenchmark.Kind(name: "unread of all", question: StoryQuestion(isUnreadOnly: true)),
      StoryListBenchmark.Kind(name: "of a feed", question: StoryQuestion(feed: feeds.first?.id)),
    ]
  }

  func page(_ question: StoryQuestion) async throws -> StoryPage {
    try await product.store.page(question, at: NewsProduct.beginning)
  }

  /// Adds stories to a feed, ten thousand at a time, a minute apart; half of each category's feeds
  /// are read.
  private func fill(
    _ feed: NewsFeed, number: Int, stories: Int
  ) async throws {
    var random = RepeatableRandom(seed: UInt64(number) &+ 1)
    let identifiers = RandomIdentifierSource(RepeatableRandom(seed: UInt64(number)))
    for start in stride(from: 0, to: stories, by: 10_000) {
      let entries = (start..<min(start + 10_000, stories)).map { story in
        entry(story, of: number, &random)
      }
      _ = try await product.leasing.run(WorkName("News", feed.address.host)) {
        lease async throws(StoryFailure) in
        try await product.store.merge(
          entries, of: feed, at: NewsProduct.beginning, identifiers: identifiers, under: lease)
      }
    }
    if (number / 8).isMultiple(of: 2) {
      _ = try await product.store.markRead(.feed(feed.id), upTo: nil, at: NewsProduct.beginning)
    }
  }

  private func entry(
    _ story: Int, of feed: Int, _ random: inout RepeatableRandom
  ) -> ParsedEntry {
    let words = { (count: Int, random: inout RepeatableRandom) in
      (0..<count).map { _ in Vocabulary.latin.draw(from: &random) }.joined(separator: " ")
    }
    let moment = NewsProduct.beginning.advanced(by: .seconds(-60 * (story * 100 + feed)))
    return ParsedEntry(
      id: "\(feed)-\(story)", title: CleanHTML(plain: words(6, &random), limit: 200),
      link: WebAddress("https://feed\(feed).example/\(story)"),
      summary: CleanHTML(plain: words(12, &random), limit: 500), published: moment)
  }
}
