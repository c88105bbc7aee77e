public import CoreDomain

extension SQLStoryStore {
  /// The tables of the feature, step by step. A step that has been published is never edited: what is
  /// to be different becomes the next one.
  ///
  /// - Parameter index: the index of the stories' searchable texts, by their numbers.
  public static func migrations(index: any SQLTextIndex) -> [SQLMigration] {
    [firstTables(index)]
  }

  private static func firstTables(_ index: any SQLTextIndex) -> SQLMigration {
    SQLMigration(
      feature: "news", number: 1,
      statements: feeds + stories + carriers + places + filters + index.creation)
  }

  /// A scope is what stories are listed by: everything there is (number 0), the feeds of a category, one
  /// feed. Its number is short, so that the rows of the lists are.
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

  /// What a list shows stands in one table, and what only a reader of the whole story sees in another
  /// one. Lists of authors, categories and enclosures are JSON. `standing` is what the filters make of the texts:
  /// ``StoryStanding``.
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

  /// By what each feed knows a story. The carrier of the first position has brought it.
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

  /// A story has one place in each scope. Within a scope, stories of one shelf (see ``StoryShelf``) that are read, or
  /// are not, stand in the order of lists: so the newest fifty of any question are a few short walks along
  /// one index, however many stories there are. The totals are those of the places, week by week; they
  /// are kept, since counting a million takes longer than a page may.
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

  /// The derivations say by which rules the searchable texts, the standings and the sort titles were made.
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
