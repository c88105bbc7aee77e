import CoreDomain
import CoreInfrastructure
import CoreTesting
import NewsDomain
import NewsInfrastructure
import NewsTesting
import Testing

/// Compares the SQL store with the in-memory store on documents that change over time: both store
/// the same stories, without duplicates or losses.
@Suite struct SQLStoryStoreAgreementTests {
  @Test(arguments: UInt64(1)...12)
  func storesAgreeOnAnySequenceOfDocuments(_ seed: UInt64) async throws {
    var press = RandomPress(seed)
    let sql = try await Newsroom.fixture()
    let leases = InMemoryWorkLeases()
    let memory = try await Newsroom(
      InMemoryStoryStore(folding: UnicodeTextFolding(), leases: leases), leases)
    for round in 1...25 {
      let edition = press.nextEdition()
      let now = Timestamp.fixture(Int64(round) * 1000)
      #expect(try await sql.take(edition, at: now) == memory.take(edition, at: now))
      if press.isLucky() {
        let category: NewsCategory? = round.isMultiple(of: 2) ? .fixture("World") : nil
        for room in [sql, memory] {
          try await room.store.file(NewsFeed.ID(press.feed), under: category)
        }
      }
      if press.isLucky() {
        let (feed, retention) = (NewsFeed.ID(press.feed), press.nextRetention())
        #expect(
          try await sql.prune(feed, to: retention, at: now)
            == memory.prune(feed, to: retention, at: now))
      }
      let act = press.nextAct()
      for room in [sql, memory] { try await room.perform(act) }
      try await expectAgreement(sql, memory, at: now)
    }
    for feed in ["f1", "f2", "f3"] {
      for room in [sql, memory] { try await room.store.remove(NewsFeed.ID(feed)) }
      try await expectAgreement(sql, memory, at: Timestamp.fixture(30_000))
    }
  }

  @Test(arguments: UInt64(1)...12)
  func anUnchangedDocumentChangesNothing(_ seed: UInt64) async throws {
    var press = RandomPress(seed)
    let room = try await Newsroom.fixture()
    for round in 1...10 {
      let edition = press.nextEdition()
      _ = try await room.take(edition, at: Timestamp.fixture(Int64(round)))
      let before = try await room.everything(at: Timestamp.fixture())
      let again = try await room.take(edition, at: Timestamp.fixture(99))
      #expect(again == StoryMerge(new: 0, changed: 0), "\(edition)")
      #expect(try await room.everything(at: Timestamp.fixture()) == before)
    }
  }

  private func expectAgreement(
    _ left: Newsroom, _ right: Newsroom, at now: Timestamp
  ) async throws {
    #expect(try await left.everything(at: now) == right.everything(at: now))
    #expect(try await left.store.overview(at: now) == right.store.overview(at: now))
    for question in Self.questions {
      #expect(
        try await left.store.page(question, at: now) == right.store.page(question, at: now),
        "\(question)")
    }
  }

  private static let questions: [StoryQuestion] = [
    StoryQuestion(category: .fixture("World")), StoryQuestion(feed: NewsFeed.ID("f2")),
    StoryQuestion(isUnreadOnly: true, limit: .fixture(5)),
    StoryQuestion(isStarredOnly: true), StoryQuestion(words: StoryWords("new")),
    StoryQuestion(category: .fixture("World"), feed: NewsFeed.ID("f1"), isUnreadOnly: true),
  ]
}

/// A store with three feeds.
private struct Newsroom {
  let store: any StoryStore
  let lease: WorkLease
  let identifiers = SequentialIdentifierSource()

  init(_ store: any StoryStore, _ leases: any WorkLeases) async throws {
    self.store = store
    lease = try await .fixture(of: leases)
    _ = try await store.add(["f1", "f2", "f3"].map { Self.feed($0) })
  }

  static func fixture() async throws -> Newsroom {
    let database = try await SQLStoryStore.database()
    return try await Newsroom(
      try await SQLStoryStore.fixture(over: database), SQLWorkLeases(database: database))
  }

  static func feed(_ id: String, category: String? = "World") -> NewsFeed {
    .fixture(id: id, address: "https://\(id).example/", title: id, category: category)
  }

  func take(_ edition: RandomPress.Edition, at now: Timestamp) async throws -> StoryMerge? {
    try await store.merge(
      edition.entries, of: Self.feed(edition.feed), at: now, identifiers: identifiers,
      under: lease)
  }

  func prune(_ feed: NewsFeed.ID, to retention: StoryRetention, at now: Timestamp) async throws
    -> Int
  {
    try await store.prune(feed, to: retention, at: now, under: lease)
  }

  func perform(_ act: RandomPress.Act) async throws {
    let now = Timestamp.fixture(30_000)
    let page = try await store.page(StoryQuestion(), at: now)
    let ids = page.headlines.map(\.id)
    guard !ids.isEmpty else { return }
    switch act {
    case .read(let place): try await store.mark([ids[place % ids.count]], asRead: true)
    case .star(let place): try await store.star(ids[place % ids.count], place.isMultiple(of: 2))
    case .readFeed:
      _ = try await store.markRead(.feed(NewsFeed.ID("f1")), upTo: nil, at: now)
    case .blockAge(let days): _ = try await store.add(.block, .age(.fixture(days)))
    case .keepAge(let days): _ = try await store.add(.keep, .age(.fixture(days)))
    case .block(let text): _ = try await store.add(.block, .title(.fixture(text)))
    case .unblock:
      if let filter = try await store.filters().first { try await store.removeFilter(filter.id) }
    }
  }

  /// Returns all shown stories with their contents.
  func everything(at now: Timestamp) async throws -> [Story] {
    let question = StoryQuestion(limit: .fixture(500))
    var stories: [Story] = []
    for headline in try await store.page(question, at: now).headlines {
      stories.append(try await store.story(headline.id))
    }
    #expect(Set(stories.map(\.id)).count == stories.count)
    return stories
  }
}

/// Three feeds that publish, edit, reorder and withdraw at random. One uses the same identifier for
/// all entries, one uses none, and they link to the same places.
private struct RandomPress {
  struct Edition {
    let feed: String
    let entries: [ParsedEntry]
  }

  enum Act {
    case read(Int)
    case star(Int)
    case readFeed
    case block(String)
    case blockAge(Int)
    case keepAge(Int)
    case unblock
  }

  private var random: SeededNumbers
  private var documents: [String: [ParsedEntry]] = [:]
  private var published = 0
  private(set) var feed = "f1"

  init(_ seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  mutating func isLucky() -> Bool { Int.random(in: 0..<4, using: &random) == 0 }

  mutating func nextRetention() -> StoryRetention {
    let days = Int.random(in: 1...20, using: &random)
    return StoryRetention(
      stories: Int.random(in: 3...12, using: &random), days: isLucky() ? days : nil) ?? .usual
  }

  mutating func nextAct() -> Act {
    let place = Int.random(in: 0..<100, using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0...2: return .read(place)
    case 3, 4: return .star(place)
    case 5: return .readFeed
    case 6: return .block(["new", "edited", "7", "1"].randomElement(using: &random) ?? "new")
    case 7: return .blockAge(place / 3 + 1)
    case 8: return .keepAge(place / 3 + 1)
    default: return .unblock
    }
  }

  mutating func nextEdition() -> Edition {
    feed = ["f1", "f2", "f3"].randomElement(using: &random) ?? "f1"
    var entries = documents[feed] ?? []
    for _ in 0..<Int.random(in: 0...3, using: &random) { entries.insert(entry(), at: 0) }
    if let index = entries.indices.randomElement(using: &random), isLucky() {
      entries[index] = edited(entries[index])
    }
    if isLucky() { entries.shuffle(using: &random) }
    if isLucky(), let first = entries.first { entries.append(first) }
    entries = Array(entries.prefix(8))
    documents[feed] = entries
    return Edition(feed: feed, entries: entries)
  }

  private mutating func entry() -> ParsedEntry {
    published += 1
    let place = Int.random(in: 0..<12, using: &random)
    let guid: String? = feed == "f1" ? "same" : feed == "f2" ? nil : "g\(published)"
    return .fixture(
      id: guid, title: isLucky() ? nil : "new \(published)",
      link: isLucky() ? nil : "https://places.example/\(place)",
      summary: isLucky() ? "told \(published)" : nil,
      seconds: isLucky() ? nil : Int64(published * -70_000))
  }

  private mutating func edited(_ entry: ParsedEntry) -> ParsedEntry {
    published += 1
    return ParsedEntry(
      id: entry.id, title: CleanHTML(plain: "edited \(published)"), link: entry.link,
      content: CleanHTML(plain: "now \(published)"), published: entry.published)
  }
}
