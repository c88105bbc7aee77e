import CoreDomain
import CoreInfrastructure
import CoreTesting
import NewsDomain
import NewsTesting
import TestSupport
import Testing

@testable import NewsInfrastructure

@Suite struct SQLStoryStoreTests {
  @Test(arguments: StoryStoreContract.checks)
  func keepsTheContractInAFile(_ check: ContractCheck<LeasedStoryStore>) async throws {
    try await withTemporaryFolder { folder in
      let database = try await SQLStoryStore.database(in: folder)
      try await check(try await .fixture(over: database))
    }
  }

  @Test(arguments: StoryStoreContract.checks)
  func keepsTheContractOnAServer(_ check: ContractCheck<LeasedStoryStore>) async throws {
    try await check(try await .serverFixture())
  }

  // MARK: - Files and transactions

  @Test func keepsTheDataWhenTheFileIsReopened() async throws {
    try await withTemporaryFolder { folder in
      let page: StoryPage
      do {
        let database = try await SQLStoryStore.database(in: folder)
        let store = try await SQLStoryStore.fixture(over: database)
        try await Self.fill(store, over: database)
        _ = try await store.add(.block, .title(.fixture("hill")))
        page = try await store.page(StoryQuestion(), at: Timestamp.fixture(2000))
      }
      let store = try await SQLStoryStore.fixture(over: SQLStoryStore.database(in: folder))
      #expect(try await store.page(StoryQuestion(), at: Timestamp.fixture(2000)) == page)
      #expect(page.headlines.map(\.title) == ["Harbour"])
      #expect(try await store.filters().count == 1)
      let words = StoryQuestion(words: StoryWords("harbour"))
      #expect(try await store.page(words, at: Timestamp.fixture(2000)).headlines.count == 1)
    }
  }

  @Test func storesADocumentCompletelyOrNotAtAll() async throws {
    let (store, database) = try await Self.filled()
    let before = try await store.page(StoryQuestion(), at: Timestamp.fixture(2000))
    try await database.refuse("INSERT ON story_bodies WHEN NEW.summary = 'no'")
    let failure = await #expect(throws: StoryFailure.self) {
      try await store.take(
        [.fixture(id: "new", title: "New"), .fixture(id: "bad", title: "Bad", summary: "no")],
        of: .fixture(title: "Renamed", category: "World"), at: Timestamp.fixture(9),
        identifiers: RandomIdentifierSource(SystemRandomNumberGenerator()), over: database)
    }
    #expect(failure?.description.contains("rejected the change") == true)
    #expect(try await store.page(StoryQuestion(), at: Timestamp.fixture(2000)) == before)
    #expect(try await store.feeds().map(\.title) == ["The Tidewater Post"])
  }

  @Test func storesAFilterOnlyIfItWasAppliedToEveryStory() async throws {
    let (store, database) = try await Self.filled()
    try await database.refuse("UPDATE ON news_stories WHEN OLD.title = 'Hill'")
    await #expect(throws: StoryFailure.self) {
      try await store.add(.block, .address(.fixture("tidewater")))
    }
    #expect(try await store.filters() == [])
    let page = try await store.page(StoryQuestion(), at: Timestamp.fixture(2000))
    #expect(page.headlines.count == 2 && page.tabs[0].unread == 2)
  }

  /// An older version of the program has added the filter, and has not stored its number.
  @Test func aNewFilterNeverGetsTheNumberOfAnOldOneThatIsRemoved() async throws {
    let (store, database) = try await Self.filled()
    let old = try await store.add(.block, .age(.fixture(1)))
    try await database.run("DELETE FROM news_last_filter")
    try await store.removeFilter(old.id)
    #expect(try await store.add(.block, .age(.fixture(2))).id.raw > old.id.raw)
  }

  /// An older version of the program has stored the story.
  @Test func removesAStoryThatHasTheNumberOfADeletedOne() async throws {
    let (store, database) = try await Self.filled()
    try await database.run("INSERT INTO news_last_stories SELECT MAX(number) FROM news_stories")
    try await store.remove(NewsFeed.ID("f1"))
    #expect(try await store.page(StoryQuestion(), at: Timestamp.fixture(2000)).headlines == [])
  }

  @Test func anUnchangedDocumentWritesNoStory() async throws {
    let (store, database) = try await Self.filled()
    for table in [
      "news_stories", "story_bodies", "story_carriers", "story_places", "story_totals",
      "story_index_texts", "story_tombstones",
    ] as [SQLText] {
      try await database.refuseChanges(of: table)
    }
    #expect(try await Self.fill(store, over: database) == StoryMerge(new: 0, changed: 0))
  }

  @Test func keepsTheTombstonesOfTheCurrentDocumentAndTheLatestOthers() async throws {
    let (store, database) = try await Self.filled()
    let limit = StoryRetention.tombstoneLimit
    try await database.run(
      """
      INSERT INTO story_tombstones (number, feed, title, dropped_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(limit))
      SELECT i, (SELECT number FROM news_feeds), 't' || i, CASE WHEN i = 1 THEN NULL ELSE i END FROM n
      """)
    #expect(try await store.prune(to: 1, at: Timestamp.fixture(1000), over: database) == 1)
    let titles = try await database.rows("SELECT title FROM story_tombstones ORDER BY number")
      .map { $0[0] }
    #expect(titles.count == limit)
    #expect(titles.prefix(2) == [.text("t1"), .text("t3")] && titles.last == .text("Harbour"))
  }

  @Test func removesMoreStoriesThanOneTransactionDoes() async throws {
    let database = try await SQLStoryStore.database()
    let store = try await SQLStoryStore.fixture(over: database)
    let feed = NewsFeed.fixture()
    _ = try await store.add([feed])
    let entries = (1...StoryTransaction.pruned + 2).map {
      ParsedEntry.fixture(id: "\($0)", title: "\($0)", seconds: Int64($0))
    }
    _ = try await store.take(entries, of: feed, over: database)
    #expect(
      try await store.prune(to: 1, at: Timestamp.fixture(), over: database)
        == StoryTransaction.pruned + 1)
    #expect(try await store.overview(at: Timestamp.fixture()).map(\.stories) == [1])
  }

  @Test func derivesTheStoriesAgainIfTheRulesChange() async throws {
    let (_, database) = try await Self.filled()
    for damage in [
      "UPDATE news_derivations SET rules = 'others'", "UPDATE news_feeds SET sort_title = ''",
      "UPDATE news_stories SET standing = 3", "UPDATE story_index_texts SET text = 'x'",
    ] as [SQLText] {
      try await database.run(damage)
    }
    let store = try await SQLStoryStore.fixture(over: database)
    let words = StoryQuestion(words: StoryWords("harbour"))
    #expect(try await store.page(words, at: Timestamp.fixture(2000)).headlines.count == 1)
    let page = try await store.page(StoryQuestion(), at: Timestamp.fixture(2000))
    #expect(page.headlines.count == 2)
  }

  @Test func removesEveryRowOfARemovedFeed() async throws {
    let (store, database) = try await Self.filled()
    #expect(try await store.prune(to: 1, at: Timestamp.fixture(1000), over: database) == 1)
    try await store.remove(NewsFeed.ID("f1"))
    let count: SQLText = """
      SELECT (SELECT COUNT(*) FROM news_stories) + (SELECT COUNT(*) FROM story_bodies)
        + (SELECT COUNT(*) FROM story_carriers) + (SELECT COUNT(*) FROM story_places)
        + (SELECT COUNT(*) FROM news_feeds) + (SELECT COUNT(*) FROM news_scopes WHERE number > 0)
        + (SELECT COUNT(*) FROM story_totals WHERE stories <> 0 OR unread <> 0)
        + (SELECT COUNT(*) FROM story_index_texts) + (SELECT COUNT(*) FROM story_versions)
        + (SELECT COUNT(*) FROM story_tombstones)
      """
    #expect(try await database.rows(count) == [SQLRow([.integer(0)])])
  }

  /// Returns a store in memory with two stories, and its database.
  private static func filled() async throws -> (SQLStoryStore, SQLiteDatabase) {
    let database = try await SQLStoryStore.database()
    let store = try await SQLStoryStore.fixture(over: database)
    try await fill(store, over: database)
    return (store, database)
  }

  /// Two stories of one feed.
  @discardableResult
  static func fill(
    _ store: SQLStoryStore, over database: SQLiteDatabase
  ) async throws -> StoryMerge? {
    let feed = NewsFeed.fixture(category: "World")
    _ = try await store.add([feed])
    return try await store.take(
      [
        .fixture(
          id: "a", title: "Harbour", link: "https://tidewater.example/a", summary: "Boats",
          seconds: 1, authors: [.fixture(name: "Ida")], categories: ["Sea"]),
        .fixture(id: "b", title: "Hill", link: "https://tidewater.example/b", seconds: 2),
      ], of: feed, at: Timestamp.fixture(1000), over: database)
  }

  // MARK: - Migrations

  @Test func migratesStoriesWithOneVersionAndFetchesTheOthers() async throws {
    try await withOlderStore { store, database in
      let lists: [(NewsFeed.ID?, String)] = [
        (nil, "Article"), (NewsFeed.ID("f1"), "Article"), (NewsFeed.ID("f2"), "Stub"),
      ]
      for (feed, title) in lists {
        for words in [nil, StoryWords(title)] {
          let question = StoryQuestion(feed: feed, words: words)
          let page = try await store.page(question, at: Timestamp.fixture())
          #expect(page.headlines.map(\.title) == [title])
        }
      }
      #expect(try await store.story(Story.ID("s1")).content == CleanHTML(plain: "All of it"))
      #expect(try await store.feeds().map(\.fetchState.validators.entityTag) == ["\"a\"", nil])
      let feed = try #require(try await store.feed(NewsFeed.ID("f2")))
      let merge = try await store.take(
        [.fixture(id: "g2", title: "Stub", link: "https://a.example/post", summary: "Comments")],
        of: feed, over: database)
      #expect(merge == StoryMerge(new: 0, changed: 1))
      let theirs = try await store.story(Story.ID("s1"), of: feed.id)
      #expect(theirs.summary == CleanHTML(plain: "Comments"))
    }
  }

  @Test func separatesStoriesThatOlderRulesMerged() async throws {
    let links: [SQLText] = [
      "UPDATE news_stories SET link = 'https://a.example/post#a0'",
      "UPDATE story_carriers SET link = 'https://a.example/post#a0' WHERE feed = 1",
      "UPDATE story_carriers SET link = 'https://a.example/post#b0' WHERE feed = 2",
    ]
    try await withOlderStore(links) { store, database in
      let lists: [(NewsFeed.ID?, [String])] = [
        (nil, ["Stub", "Article"]), (NewsFeed.ID("f1"), ["Article"]),
        (NewsFeed.ID("f2"), ["Stub"]),
      ]
      for (feed, titles) in lists {
        let page = try await store.page(StoryQuestion(feed: feed), at: Timestamp.fixture())
        #expect(page.headlines.map(\.title) == titles)
        #expect(page.headlines.allSatisfy { $0.carriers.count == 1 })
        #expect(page.tabs.map(\.unread) == [2])
      }
      let feed = try #require(try await store.feed(NewsFeed.ID("f2")))
      let merge = try await store.take(
        [.fixture(id: "g2", title: "Stub", link: "https://a.example/post#b0", summary: "More")],
        of: feed, over: database)
      #expect(merge == StoryMerge(new: 0, changed: 1))
    }
  }

  /// Runs the body with a store that an older version has created, and to which it has applied
  /// these changes.
  private func withOlderStore(
    _ changes: [SQLText] = [],
    _ body: (SQLStoryStore, SQLiteDatabase) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      do {
        let older = try await SQLiteDatabase.open(
          path: folder.path("seams.sqlite"),
          migrations: [SQLStoryStore.migrations(index: SQLStoryStore.index)[0]])
        for statement in Self.olderRows + changes { try await older.run(statement) }
      }
      let database = try await SQLStoryStore.database(in: folder)
      try await body(try await SQLStoryStore.fixture(over: database), database)
    }
  }

  /// A story of two feeds, as the first migration stored it.
  private static let olderRows: [SQLText] = [
    "INSERT INTO news_scopes (number) VALUES (1), (2)",
    """
    INSERT INTO news_feeds (number, id, address, title, sort_title, added_at, tag, failures,
      is_retired)
    VALUES (1, 'f1', 'https://one.example/', 'One', 'one', 0, '"a"', 0, 0),
      (2, 'f2', 'https://two.example/', 'Two', 'two', 0, '"b"', 0, 0)
    """,
    """
    INSERT INTO news_stories (number, id, title, link, excerpt, published, arrived_at, sorted_at,
      likeness, standing, is_read, is_starred)
    VALUES (1, 's1', 'Article', 'https://a.example/post', 'All of it', 5000, 9000, 5000,
      'a.example/post', 1, 0, 0)
    """,
    "INSERT INTO story_bodies (story, content) VALUES (1, 'All of it')",
    """
    INSERT INTO story_carriers (story, feed, position, guid, link, title, published)
    VALUES (1, 1, 1, 'g1', 'https://a.example/post', 'Article', 5000),
      (1, 2, 2, 'g2', 'https://a.example/post', 'Stub', NULL)
    """,
    """
    INSERT INTO story_places (story, scope, shelf, is_read, sorted_at, id)
    VALUES (1, 0, 1, 0, 5000, 's1'), (1, 1, 1, 0, 5000, 's1'), (1, 2, 1, 0, 5000, 's1')
    """,
    "INSERT INTO news_derivations (rules) VALUES ('others')",
  ]

  // MARK: - Damage

  @Test(arguments: [
    ("link", "story “id1”: column 2 holds a text that is not an address"),
    ("moment", "story “id1”: column 4 holds 9223372036854775807, not a point in time"),
    ("authors", "story “id1”: column 2 contains an invalid list"),
    ("feed", "feed “f1”: column 2 holds a text that is not an address"),
    ("filter", "filter 7: Unknown filter field “nose”."),
  ])
  func namesADamagedRow(_ place: String, _ words: String) async throws {
    let (store, database) = try await Self.filled()
    try await database.run(try #require(Self.damages[place]))
    let failure = await #expect(throws: StoryFailure.self) {
      _ = try await store.filters()
      _ = try await store.feeds()
      if place == "authors" { _ = try await store.story(Story.ID("id1")) }
      _ = try await store.page(StoryQuestion(), at: Timestamp.fixture())
    }
    #expect(failure?.description.contains(words) == true, "\(String(describing: failure))")
  }

  private static let damages: [String: SQLText] = [
    "link": "UPDATE news_stories SET link = 'no address' WHERE id = 'id1'",
    "moment": "UPDATE story_places SET sorted_at = 9223372036854775807 WHERE id = 'id1'",
    "authors": "UPDATE news_stories SET authors = '{' WHERE id = 'id1'",
    "feed": "UPDATE news_feeds SET address = ''",
    "filter": "INSERT INTO news_filters VALUES (7, 'keep', 'nose', 'x')",
  ]

  @Test func showsManipulatedHTMLAsText() async throws {
    let (store, database) = try await Self.filled()
    try await database.run(
      "UPDATE story_bodies SET summary = '<script>alert(1)</script>', content = '<p onclick=x>a'")
    let story = try await store.story(Story.ID("id1"))
    #expect(story.summary == CleanHTML(plain: "<script>alert(1)</script>"))
    #expect(story.content == CleanHTML(plain: "<p onclick=x>a"))
  }

  // MARK: - Plans

  /// Without this index, the query plan shows a full scan, or a sort of more rows than a page.
  @Test(arguments: plans)
  func readsAPageByOneIndex(_ question: StoryQuestion, _ scopes: [Int64]) async throws {
    let ages = StoryAges(blockedBefore: Timestamp.fixture(), keptFrom: Timestamp.fixture(1))
    let query = StoryPageSQL.page(
      question, scopes: scopes, ages: ages, needles: nil, index: SQLStoryStore.index)
    let plan = try await plan(of: query)
    #expect(!plan.contains { $0.hasPrefix("SCAN") && !$0.contains("walk_") && $0 != "SCAN p" })
    let walks = plan.filter { $0.contains("story_places_in_order") }
    #expect(walks.count == (question.isUnreadOnly ? 1 : 2) * (question.isStarredOnly ? 1 : 3))
    #expect(walks.allSatisfy { $0.contains("(scope=? AND shelf=? AND is_read=?") }, "\(plan)")
  }

  private static let plans: [(StoryQuestion, [Int64])] = [
    (StoryQuestion(), [0]), (StoryQuestion(isUnreadOnly: true), [7]),
    (StoryQuestion(isStarredOnly: true), [0]),
    (
      StoryQuestion(
        isUnreadOnly: true,
        after: StoryPosition(sortedAt: Timestamp.fixture(), id: Story.ID("x"))), [1, 2]
    ),
    (StoryQuestion(before: StoryPosition(sortedAt: Timestamp.fixture(), id: Story.ID("x"))), [0]),
  ]

  @Test(
    arguments: [
      ("guid", StoryCarrierSQL.beginsAlike("guid"), "<expr>"), ("link", "link = $2", "link"),
      ("title", StoryCarrierSQL.beginsAlike("title"), "<expr>"),
    ] as [(String, SQLText, String)])
  func looksUpTheVersionsOfAFeedByAnIndex(
    _ column: String, _ condition: SQLText, _ key: String
  ) async throws {
    let plan = try await plan(
      of: SQLStatement(
        "SELECT story FROM story_carriers WHERE feed = $1 AND \(condition)",
        [.integer(1), .text("x")]))
    #expect(plan.count == 1)
    #expect(plan[0].contains("story_carriers_by_\(column) (feed=? AND \(key)=?"))
  }

  @Test func selectsTheStoriesToRemoveByAnIndex() async throws {
    let old = try await plan(
      of: StoryTombstoneSQL.stories(of: 1, droppedBefore: Timestamp.fixture(), limit: 9))
    #expect(
      old.first?.contains("story_carriers_by_drop (feed=? AND dropped_at<?)") == true, "\(old)")
    for areCurrent in [true, false] {
      let last = StoryTombstoneSQL.last(of: 1, areCurrent: areCurrent, limit: 9)
      let plan = try await plan(of: last)
      #expect(!plan.contains { $0.hasPrefix("SCAN") && !$0.contains("walk_") }, "\(plan)")
      #expect(
        plan.count { $0.contains("story_places_in_order (scope=? AND shelf=? AND is_read=?)") } == 6
      )
    }
    let counts = try await plan(of: StoryTombstoneSQL.count(of: 1))
    #expect(counts.count == 1 && counts[0].contains("COVERING INDEX story_places_in_order"))
    for trace in [StoryEvidenceSQL.stories, .tombstones] {
      let plan = try await plan(of: trace.current(of: 1))
      #expect(plan.count == 1 && plan[0].contains("_by_drop (feed=? AND dropped_at=?)"), "\(plan)")
    }
    let forgotten = try await plan(of: StoryTombstoneSQL.removeAbove(9, of: 1))
    #expect(!forgotten.contains { $0.hasPrefix("SCAN") || $0.contains("B-TREE") }, "\(forgotten)")
  }

  private func plan(of query: SQLStatement) async throws -> [String] {
    try await SQLStoryStore.database().plan(of: query)
  }
}
