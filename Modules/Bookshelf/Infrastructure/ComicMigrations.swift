public import CoreDomain

extension SQLComicStore {
  /// The migrations of the feature's tables. Never edit a published migration; add another
  /// migration.
  ///
  /// - Parameter index: The full-text index of the series, which the migrations create.
  public static func migrations(index: any SQLTextIndex) -> [SQLMigration] {
    [firstTables(index)]
  }

  private static func firstTables(_ index: any SQLTextIndex) -> SQLMigration {
    SQLMigration(
      feature: "bookshelf", number: 1,
      statements: catalogue + series + contents + readers + orders + progress + index.creation)
  }

  /// Synchronizations and pages. `keeper` is the last run that stored series of a page. A page is
  /// disturbed if an earlier run stored series of the page after the keeper did. The page then has
  /// series of both runs, and no validators match them. `comic_derivations` stores the version of
  /// the rules for search texts, sort keys and folded names.
  private static let catalogue: [SQLText] = [
    """
    CREATE TABLE comic_pages (
      number BIGINT NOT NULL PRIMARY KEY,
      address TEXT NOT NULL UNIQUE,
      keeper BIGINT NOT NULL,
      is_disturbed BIGINT NOT NULL CHECK (is_disturbed IN (0, 1)),
      is_whole BIGINT NOT NULL CHECK (is_whole IN (0, 1)),
      tag TEXT,
      date TEXT,
      next TEXT
    )
    """,
    """
    CREATE TABLE comic_catalogue (
      last_run BIGINT NOT NULL,
      start_page BIGINT REFERENCES comic_pages (number),
      finished_at BIGINT,
      series BIGINT
    )
    """,
    "INSERT INTO comic_catalogue (last_run) VALUES (0)",
    "CREATE TABLE comic_derivations (rules TEXT NOT NULL)",
  ]

  /// A series has a short number, which keeps the rows that reference it small. `seen_run` is the
  /// last run that listed the series, and `start_page` the page where that run started. The digest
  /// shows whether a series has changed. The indexes are covering indexes for the queries of lists.
  private static let series: [SQLText] = [
    """
    CREATE TABLE comic_series (
      number BIGINT NOT NULL PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      title_reading TEXT,
      publisher TEXT,
      sort_title TEXT NOT NULL,
      sort_reading TEXT NOT NULL,
      digest TEXT NOT NULL,
      start_page BIGINT NOT NULL REFERENCES comic_pages (number),
      seen_run BIGINT NOT NULL,
      is_withdrawn BIGINT NOT NULL CHECK (is_withdrawn IN (0, 1))
    )
    """,
    """
    CREATE INDEX comic_series_by_title ON comic_series (sort_title, id, is_withdrawn, number)
    """,
    """
    CREATE INDEX comic_series_by_reading ON comic_series (sort_reading, id, is_withdrawn, number)
    """,
    """
    CREATE TABLE comic_authors (
      series BIGINT NOT NULL REFERENCES comic_series (number),
      position BIGINT NOT NULL,
      name TEXT NOT NULL,
      reading TEXT,
      PRIMARY KEY (series, position)
    )
    """,
    """
    CREATE TABLE comic_sightings (
      page BIGINT NOT NULL REFERENCES comic_pages (number),
      series BIGINT NOT NULL REFERENCES comic_series (number),
      run BIGINT NOT NULL,
      PRIMARY KEY (page, series)
    )
    """,
  ]

  /// The contents of a series, in catalogue order. A volume that is no longer listed is marked as
  /// dropped if a reader owns it or has an open order for it, and deleted otherwise. The indexes by
  /// time find new items and exclude hidden items. The index for episodes also contains the column
  /// `is_hidden`, so that it is a covering index.
  private static let contents: [SQLText] = [
    """
    CREATE TABLE comics (
      id TEXT NOT NULL,
      title TEXT,
      volume BIGINT,
      number TEXT,
      sort_number BIGINT,
      price BIGINT,
      currency TEXT,
      release_date TEXT,
      available_at BIGINT,
      updated_at BIGINT,
      image_updated_at BIGINT,
      is_purchasable BIGINT NOT NULL CHECK (is_purchasable IN (0, 1)),
      is_hidden BIGINT NOT NULL CHECK (is_hidden IN (0, 1)),
      pages BIGINT NOT NULL,
      released_at BIGINT,
      is_dropped BIGINT NOT NULL CHECK (is_dropped IN (0, 1)),
      series BIGINT NOT NULL REFERENCES comic_series (number),
      position BIGINT NOT NULL,
      PRIMARY KEY (series, position)
    )
    """,
    "CREATE INDEX comics_by_id ON comics (id)",
    "CREATE INDEX comics_by_time ON comics (released_at, series) WHERE released_at IS NOT NULL",
    """
    CREATE TABLE comic_episodes (
      id TEXT NOT NULL,
      title TEXT,
      display_index BIGINT,
      opens_at BIGINT,
      closes_at BIGINT,
      unreadable_at BIGINT,
      updated_at BIGINT,
      is_hidden BIGINT NOT NULL CHECK (is_hidden IN (0, 1)),
      is_free BIGINT NOT NULL CHECK (is_free IN (0, 1)),
      comic TEXT,
      advertisement_type TEXT,
      advertisement_address TEXT,
      advertisement_slot BIGINT,
      content_type TEXT NOT NULL,
      pages BIGINT NOT NULL,
      series BIGINT NOT NULL REFERENCES comic_series (number),
      position BIGINT NOT NULL,
      PRIMARY KEY (series, position)
    )
    """,
    "CREATE INDEX comic_episodes_by_id ON comic_episodes (id)",
    """
    CREATE INDEX comic_episodes_by_time ON comic_episodes (opens_at, series, is_hidden)
    WHERE is_hidden = 0
    """,
  ]

  /// `opened` numbers the sessions, and decides which of a reader's sessions are dropped first.
  private static let readers: [SQLText] = [
    """
    CREATE TABLE comic_readers (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      folded_name TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )
    """,
    """
    CREATE TABLE comic_sessions (
      digest TEXT NOT NULL PRIMARY KEY,
      reader TEXT NOT NULL REFERENCES comic_readers (id),
      expires_at BIGINT NOT NULL,
      opened BIGINT NOT NULL
    )
    """,
    "CREATE INDEX comic_sessions_by_reader ON comic_sessions (reader, expires_at, opened)",
    "CREATE INDEX comic_sessions_by_time ON comic_sessions (expires_at)",
  ]

  /// The data of readers. The tables have no foreign keys to the catalogue, because owned items may
  /// disappear from the catalogue. The keys ensure that a reader owns a volume only once and has
  /// only one open order for it.
  private static let orders: [SQLText] = [
    """
    CREATE TABLE comic_orders (
      id TEXT NOT NULL PRIMARY KEY,
      reader TEXT NOT NULL,
      comic TEXT NOT NULL,
      price BIGINT NOT NULL,
      currency TEXT NOT NULL,
      placed_at BIGINT NOT NULL,
      outcome TEXT,
      reason TEXT,
      closed_at BIGINT
    )
    """,
    """
    CREATE UNIQUE INDEX comic_orders_open ON comic_orders (reader, comic) WHERE outcome IS NULL
    """,
    "CREATE INDEX comic_orders_open_by_comic ON comic_orders (comic) WHERE outcome IS NULL",
    """
    CREATE TABLE comic_purchases (
      comic TEXT NOT NULL,
      order_id TEXT NOT NULL UNIQUE REFERENCES comic_orders (id),
      price BIGINT NOT NULL,
      currency TEXT NOT NULL,
      bought_at BIGINT NOT NULL,
      reader TEXT NOT NULL,
      PRIMARY KEY (reader, comic)
    )
    """,
    "CREATE INDEX comic_purchases_by_comic ON comic_purchases (comic)",
  ]

  private static let progress: [SQLText] = [
    """
    CREATE TABLE comic_progress (
      item TEXT NOT NULL,
      series TEXT NOT NULL,
      page BIGINT NOT NULL,
      pages BIGINT NOT NULL,
      read_at BIGINT NOT NULL,
      reader TEXT NOT NULL,
      PRIMARY KEY (reader, item)
    )
    """,
    "CREATE INDEX comic_progress_by_series ON comic_progress (reader, series)",
    "CREATE INDEX comic_progress_by_time ON comic_progress (reader, read_at, item)",
  ]
}
