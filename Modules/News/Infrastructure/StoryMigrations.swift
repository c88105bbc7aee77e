public import CoreDomain

extension SQLStoryStore {
  /// Returns the migrations that create the feature's tables. A published migration is never
  /// edited; changes go into a new one.
  ///
  /// - Parameter index: The index of the search texts. The first migration creates its tables.
  public static func migrations(index: any SQLTextIndex) -> [SQLMigration] {
    [
      firstTables(index), versions, languages, shortKeys, tombstones, filterNumbers, storyNumbers,
    ]
  }

  private static func firstTables(_ index: any SQLTextIndex) -> SQLMigration {
    SQLMigration(
      feature: "news", number: 1,
      statements: feeds + stories + carriers + places + filters + index.creation)
  }

  /// Stores each feed's version of a story that several feeds carry: see ``StoryVersionSQL``.
  /// Before this migration, only one version was stored. For the other feeds, the migration inserts
  /// the identifying properties and clears the validators, so that the whole document is fetched
  /// again.
  private static let versions = SQLMigration(
    feature: "news", number: 2,
    statements: [
      """
      CREATE TABLE story_versions (
        number BIGINT NOT NULL PRIMARY KEY,
        story BIGINT NOT NULL REFERENCES news_stories (number) ON DELETE CASCADE,
        feed BIGINT NOT NULL REFERENCES news_feeds (number),
        title TEXT NOT NULL,
        link TEXT,
        authors TEXT,
        published BIGINT,
        updated BIGINT,
        summary TEXT,
        content TEXT,
        categories TEXT,
        enclosures TEXT,
        excerpt TEXT NOT NULL,
        sorted_at BIGINT NOT NULL,
        standing BIGINT NOT NULL,
        UNIQUE (story, feed)
      )
      """,
      "CREATE INDEX story_versions_by_feed ON story_versions (feed)",
      """
      INSERT INTO story_versions (number, story, feed, title, link, authors, published, updated,
        summary, content, categories, enclosures, excerpt, sorted_at, standing)
      SELECT -ROW_NUMBER() OVER (ORDER BY s.number), s.number, c.feed, s.title, s.link, s.authors,
        s.published, s.updated, b.summary, b.content, b.categories, b.enclosures, s.excerpt,
        s.sorted_at, s.standing
      FROM news_stories AS s JOIN story_bodies AS b ON b.story = s.number
      JOIN story_carriers AS c ON c.story = s.number
      WHERE c.position = (SELECT MIN(position) FROM story_carriers AS a WHERE a.story = s.number)
        AND EXISTS (SELECT 1 FROM story_carriers AS o WHERE o.story = s.number AND o.feed <> c.feed)
      """,
      """
      UPDATE news_feeds SET tag = NULL, date = NULL WHERE number IN (
        SELECT c.feed FROM story_carriers AS c JOIN story_versions AS v ON v.story = c.story
        WHERE v.feed <> c.feed
      )
      """,
      """
      INSERT INTO story_versions (number, story, feed, title, link, published, excerpt, sorted_at,
        standing)
      SELECT (SELECT COALESCE(MIN(number), 0) FROM story_versions)
          - ROW_NUMBER() OVER (ORDER BY c.story, c.position),
        c.story, c.feed, c.title, c.link, c.published, '',
        CASE WHEN c.published < s.arrived_at THEN c.published ELSE s.arrived_at END, s.standing
      FROM story_carriers AS c JOIN news_stories AS s ON s.number = c.story
      JOIN story_versions AS v ON v.story = c.story AND v.feed <> c.feed
      """,
    ])

  /// Stores the language of each feed. A feed that does not change gets its language with the next
  /// complete document, at the latest when its validators expire.
  private static let languages = SQLMigration(
    feature: "news", number: 3,
    statements: ["ALTER TABLE news_feeds ADD COLUMN language TEXT"])

  /// Indexes only the beginning of texts that can be long. PostgreSQL rejects long index entries:
  /// https://www.postgresql.org/docs/current/btree.html
  private static let shortKeys = SQLMigration(
    feature: "news", number: 4,
    statements: ["guid", "title"].flatMap { (column: SQLText) in
      [
        "DROP INDEX story_carriers_by_\(column)",
        """
        CREATE INDEX story_carriers_by_\(column)
        ON story_carriers (feed, \(StoryCarrierSQL.beginning(of: column)))
        """,
      ]
    })

  /// Stores when a feed dropped a story, and the tombstones of removed stories
  /// (``StoryEvidenceSQL``). `dropped_at` is NULL if the current document contains the story. After
  /// the migration, it is NULL for all stories of a feed until the feed is fetched. The rows of a
  /// feed are deleted with it, so that programs that do not know the table can delete feeds.
  private static let tombstones = SQLMigration(
    feature: "news", number: 5,
    statements: [
      "ALTER TABLE story_carriers ADD COLUMN dropped_at BIGINT",
      "CREATE INDEX story_carriers_by_drop ON story_carriers (feed, dropped_at, story)",
      """
      CREATE TABLE story_tombstones (
        number BIGINT NOT NULL PRIMARY KEY,
        feed BIGINT NOT NULL REFERENCES news_feeds (number) ON DELETE CASCADE,
        guid TEXT,
        link TEXT,
        title TEXT NOT NULL,
        published BIGINT,
        dropped_at BIGINT
      )
      """,
      "CREATE INDEX story_tombstones_by_drop ON story_tombstones (feed, dropped_at, number)",
      "CREATE INDEX story_tombstones_by_link ON story_tombstones (feed, link)",
    ]
      + ["guid", "title"].map { (column: SQLText) in
        """
        CREATE INDEX story_tombstones_by_\(column)
        ON story_tombstones (feed, \(StoryCarrierSQL.beginning(of: column)))
        """
      })

  /// Stores the number of the last added filter, so that a new filter never gets the number of a
  /// removed one. The table is empty until a filter is added.
  private static let filterNumbers = SQLMigration(
    feature: "news", number: 6,
    statements: ["CREATE TABLE news_last_filter (number BIGINT NOT NULL)"])

  /// Stores the numbers of the deleted stories that were stored last when they were deleted, so
  /// that a new story never gets the number of a deleted one.
  private static let storyNumbers = SQLMigration(
    feature: "news", number: 7,
    statements: ["CREATE TABLE news_last_stories (number BIGINT NOT NULL PRIMARY KEY)"])

  /// A scope is the subject of a list: all feeds (number 0), a category, or a feed. Other tables
  /// refer to a scope by its number, which keeps their rows short.
  private static let feeds: [SQLText] = [
    """
    CREATE TABLE news_scopes (
      number BIGINT NOT NULL PRIMARY KEY,
      category TEXT UNIQUE
    )
    """,
    "INSERT INTO news_scopes (number) VALUES (0)",
    """
    CREATE TABLE news_feeds (
      number BIGINT NOT NULL PRIMARY KEY REFERENCES news_scopes (number),
      id TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      sort_title TEXT NOT NULL,
      site TEXT,
      category BIGINT REFERENCES news_scopes (number),
      added_at BIGINT NOT NULL,
      tag TEXT,
      date TEXT,
      whole_at BIGINT,
      fetched_at BIGINT,
      next_at BIGINT,
      paused_until BIGINT,
      failures BIGINT NOT NULL,
      trouble TEXT,
      is_retired BIGINT NOT NULL CHECK (is_retired IN (0, 1))
    )
    """,
    "CREATE INDEX news_feeds_by_title ON news_feeds (sort_title, id)",
    "CREATE INDEX news_feeds_by_category ON news_feeds (category)",
    "CREATE INDEX news_feeds_by_time ON news_feeds (fetched_at)",
    "CREATE INDEX news_feeds_in_trouble ON news_feeds (sort_title, id) WHERE trouble IS NOT NULL",
  ]

  /// One table has the columns for lists; another table has the columns that only the detail screen
  /// needs. Authors, categories and enclosures are JSON lists. `standing` is the result of the text
  /// filters: ``StoryStanding``.
  private static let stories: [SQLText] = [
    """
    CREATE TABLE news_stories (
      number BIGINT NOT NULL PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      link TEXT,
      authors TEXT,
      excerpt TEXT NOT NULL,
      published BIGINT,
      updated BIGINT,
      arrived_at BIGINT NOT NULL,
      sorted_at BIGINT NOT NULL,
      likeness TEXT,
      standing BIGINT NOT NULL,
      is_read BIGINT NOT NULL CHECK (is_read IN (0, 1)),
      is_starred BIGINT NOT NULL CHECK (is_starred IN (0, 1))
    )
    """,
    """
    CREATE INDEX news_stories_by_likeness ON news_stories (likeness) WHERE likeness IS NOT NULL
    """,
    """
    CREATE TABLE story_bodies (
      story BIGINT NOT NULL PRIMARY KEY REFERENCES news_stories (number) ON DELETE CASCADE,
      summary TEXT,
      content TEXT,
      categories TEXT,
      enclosures TEXT
    )
    """,
  ]

  /// The properties by which each feed identifies a story. The contents of the story are those of
  /// the carrier with the lowest position.
  private static let carriers: [SQLText] = [
    """
    CREATE TABLE story_carriers (
      story BIGINT NOT NULL REFERENCES news_stories (number) ON DELETE CASCADE,
      feed BIGINT NOT NULL REFERENCES news_feeds (number),
      position BIGINT NOT NULL,
      guid TEXT,
      link TEXT,
      title TEXT NOT NULL,
      published BIGINT,
      PRIMARY KEY (story, feed)
    )
    """,
    "CREATE INDEX story_carriers_by_guid ON story_carriers (feed, guid)",
    "CREATE INDEX story_carriers_by_link ON story_carriers (feed, link)",
    "CREATE INDEX story_carriers_by_title ON story_carriers (feed, title)",
  ]

  /// A story has one place (a row) in each of its scopes. Within a scope, the index sorts the
  /// places by shelf (see ``StoryShelf``), then by whether the story is read, then in list order.
  /// So the newest fifty stories of any query take a few short index scans, however many stories
  /// are stored. The totals count the places per week. They are stored because counting a million
  /// rows is too slow for a page.
  private static let places: [SQLText] = [
    """
    CREATE TABLE story_places (
      story BIGINT NOT NULL REFERENCES news_stories (number) ON DELETE CASCADE,
      scope BIGINT NOT NULL,
      shelf BIGINT NOT NULL,
      is_read BIGINT NOT NULL,
      sorted_at BIGINT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (story, scope)
    )
    """,
    """
    CREATE INDEX story_places_in_order
    ON story_places (scope, shelf, is_read, sorted_at DESC, id DESC, story)
    """,
    """
    CREATE TABLE story_totals (
      scope BIGINT NOT NULL REFERENCES news_scopes (number) ON DELETE CASCADE,
      shelf BIGINT NOT NULL,
      week BIGINT NOT NULL,
      unread BIGINT NOT NULL,
      stories BIGINT NOT NULL,
      PRIMARY KEY (scope, shelf, week)
    )
    """,
  ]

  /// `news_derivations` has the version of the rules by which searchable texts, standings and sort
  /// titles were computed.
  private static let filters: [SQLText] = [
    """
    CREATE TABLE news_filters (
      number BIGINT NOT NULL PRIMARY KEY,
      verdict TEXT NOT NULL,
      field TEXT NOT NULL,
      value TEXT NOT NULL,
      UNIQUE (verdict, field, value)
    )
    """,
    "CREATE TABLE news_derivations (rules TEXT NOT NULL)",
  ]
}
