import CoreDomain
import CoreInfrastructure
import CoreTesting
import NewsDomain
import NewsInfrastructure
import NewsTesting
import TestSupport
import Testing

extension SQLStoryStore {
  static let index = SQLiteTextIndex(name: "story_index")

  static func fixture(over database: SQLiteDatabase) async throws -> SQLStoryStore {
    try await SQLStoryStore(database: database, index: index, folding: UnicodeTextFolding())
  }

  static func database() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(
      migrations: migrations(index: index) + SQLWorkLeases.migrations)
  }

  static func database(in folder: TemporaryFolder) async throws -> SQLiteDatabase {
    try await SQLiteDatabase.open(
      path: folder.path("seams.sqlite"),
      migrations: migrations(index: index) + SQLWorkLeases.migrations)
  }

  /// Merges a document under a lease of its own.
  func take(
    _ entries: [ParsedEntry], of feed: NewsFeed, at now: Timestamp = Timestamp.fixture(),
    identifiers: any IdentifierSource = SequentialIdentifierSource(), over database: any SQLDatabase
  ) async throws -> StoryMerge? {
    try await LeasedWork.fixture(SQLWorkLeases(database: database)).run(
      WorkName("News", feed.address.host)
    ) { lease async throws(StoryFailure) in
      try await merge(entries, of: feed, at: now, identifiers: identifiers, under: lease)
    }
  }

  /// Removes the stories of the feed `f1` above a number, under a lease of its own.
  func prune(to stories: Int, at now: Timestamp, over database: any SQLDatabase) async throws -> Int
  {
    let retention = try #require(StoryRetention(stories: stories))
    return try await LeasedWork.fixture(SQLWorkLeases(database: database)).run(
      WorkName("News", "tidewater.example")
    ) { lease async throws(StoryFailure) in
      try await prune(NewsFeed.ID("f1"), to: retention, at: now, under: lease)
    }
  }
}

extension LeasedStoryStore {
  static func fixture(over database: SQLiteDatabase) async throws -> LeasedStoryStore {
    LeasedStoryStore(
      try await SQLStoryStore.fixture(over: database), checking: SQLWorkLeases(database: database))
  }

  /// A store in an empty schema of a server.
  static func serverFixture() async throws -> LeasedStoryStore {
    let index = PostgreSQLTextIndex(name: "story_index")
    let schema = try await PostgreSQLServer.shared().freshSchema()
    let database = try await PostgreSQLDatabase.open(
      try #require(PostgreSQLAddress(schema)),
      migrations: SQLStoryStore.migrations(index: index) + SQLWorkLeases.migrations)
    let store = try await SQLStoryStore(
      database: database, index: index, folding: UnicodeTextFolding())
    return LeasedStoryStore(store, checking: SQLWorkLeases(database: database))
  }
}
