public import CoreDomain

extension SQLStargazerStore {
  /// The migrations of the feature's tables. Never edit a published migration; add another
  /// migration.
  public static let migrations = [firstTables, limitsAndRefusals]

  /// Adds the rate limits of callers, and the service's reasons for not showing a list.
  private static let limitsAndRefusals = SQLMigration(
    feature: "stargazers", number: 2,
    statements: [
      """
      CREATE TABLE stargazer_limits (
        caller TEXT NOT NULL PRIMARY KEY,
        ends_at BIGINT NOT NULL,
        is_quota BIGINT NOT NULL CHECK (is_quota IN (0, 1))
      )
      """,
      "ALTER TABLE stargazer_ledgers ADD COLUMN refusal TEXT",
    ])

  /// Each repository has a short number, which keeps the rows that reference it small. Deleting a
  /// repository deletes these rows. Each user is on one page of a repository, at position `place`.
  /// User names have no index: an index would multiply the bytes written per page by five, and a
  /// name is only looked up when a user asks for it. Links of pages and validators are stored as
  /// the source returns them: the links without their origin.
  private static let firstTables = SQLMigration(
    feature: "stargazers", number: 1,
    statements: [
      """
      CREATE TABLE stargazer_repositories (
        number BIGINT NOT NULL PRIMARY KEY,
        key TEXT NOT NULL UNIQUE
      )
      """,
      """
      CREATE TABLE stargazer_ledgers (
        repository BIGINT NOT NULL PRIMARY KEY
          REFERENCES stargazer_repositories (number) ON DELETE CASCADE,
        name TEXT NOT NULL,
        total BIGINT,
        counted_at BIGINT,
        count_tag TEXT,
        count_date TEXT,
        is_restricted BIGINT NOT NULL CHECK (is_restricted IN (0, 1)),
        listed_at BIGINT,
        ceiling BIGINT,
        unlisted BIGINT NOT NULL,
        weeks_at BIGINT,
        weeks_tag TEXT,
        weeks_date TEXT,
        older_weeks_number BIGINT,
        older_weeks_address TEXT
      )
      """,
      """
      CREATE TABLE stargazer_pages (
        repository BIGINT NOT NULL
          REFERENCES stargazer_repositories (number) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        address TEXT,
        previous_number BIGINT,
        previous_address TEXT,
        next_number BIGINT,
        next_address TEXT,
        last_number BIGINT,
        last_address TEXT,
        row_count BIGINT NOT NULL,
        nameless BIGINT NOT NULL,
        tag TEXT,
        date TEXT,
        is_joined BIGINT NOT NULL CHECK (is_joined IN (0, 1)),
        fetched_at BIGINT NOT NULL,
        checked_at BIGINT NOT NULL,
        PRIMARY KEY (repository, number)
      )
      """,
      """
      CREATE TABLE stargazers (
        repository BIGINT NOT NULL,
        page BIGINT NOT NULL,
        place BIGINT NOT NULL,
        id BIGINT NOT NULL,
        login TEXT NOT NULL,
        folded_login TEXT NOT NULL,
        address TEXT,
        avatar TEXT,
        starred_at BIGINT,
        PRIMARY KEY (repository, page, place),
        UNIQUE (repository, id),
        FOREIGN KEY (repository, page)
          REFERENCES stargazer_pages (repository, number) ON DELETE CASCADE
      )
      """,
      """
      CREATE TABLE stargazer_weeks (
        repository BIGINT NOT NULL
          REFERENCES stargazer_repositories (number) ON DELETE CASCADE,
        start BIGINT NOT NULL,
        sunday BIGINT NOT NULL,
        monday BIGINT NOT NULL,
        tuesday BIGINT NOT NULL,
        wednesday BIGINT NOT NULL,
        thursday BIGINT NOT NULL,
        friday BIGINT NOT NULL,
        saturday BIGINT NOT NULL,
        PRIMARY KEY (repository, start)
      )
      """,
      """
      CREATE TABLE stargazer_preferences (
        number BIGINT NOT NULL PRIMARY KEY CHECK (number = 1),
        repository TEXT,
        page_size BIGINT NOT NULL
      )
      """,
    ])
}
