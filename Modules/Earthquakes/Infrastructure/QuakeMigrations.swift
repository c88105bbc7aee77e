public import CoreDomain

extension SQLQuakeStore {
  /// The migrations that create the feature's tables. A published migration is never edited;
  /// changes go into a new migration.
  public static let migrations = [firstTables, sharedNames]

  /// `id` is the identifier that the service prefers; the aliases are the event's other
  /// identifiers. `band` and `x`, `y`, `z` contain the position in the forms that `QuakeSelection`
  /// needs. Both indexes are covering, so counting reads no table rows.
  private static let firstTables = SQLMigration(
    feature: "earthquakes", number: 1,
    statements: [
      """
      CREATE TABLE earthquakes (
        id TEXT NOT NULL PRIMARY KEY,
        time BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        magnitude DOUBLE PRECISION,
        depth DOUBLE PRECISION,
        place_name TEXT,
        latitude DOUBLE PRECISION NOT NULL,
        longitude DOUBLE PRECISION NOT NULL,
        kind TEXT NOT NULL,
        page TEXT,
        tsunami BIGINT NOT NULL CHECK (tsunami IN (0, 1)),
        felt BIGINT,
        band BIGINT NOT NULL,
        x DOUBLE PRECISION NOT NULL,
        y DOUBLE PRECISION NOT NULL,
        z DOUBLE PRECISION NOT NULL
      )
      """,
      """
      CREATE INDEX earthquakes_by_place
      ON earthquakes (band, longitude, time, magnitude, x, y, z, id)
      """,
      "CREATE INDEX earthquakes_by_time ON earthquakes (time DESC, id, magnitude, x, y, z)",
      """
      CREATE TABLE quake_aliases (
        alias TEXT NOT NULL PRIMARY KEY,
        id TEXT NOT NULL REFERENCES earthquakes (id) ON DELETE CASCADE
      )
      """,
      "CREATE INDEX quake_aliases_by_id ON quake_aliases (id)",
      """
      CREATE TABLE quake_askings (
        position BIGINT NOT NULL PRIMARY KEY,
        asked_at BIGINT NOT NULL,
        count BIGINT NOT NULL,
        stored BIGINT NOT NULL CHECK (stored IN (0, 1)),
        place_name TEXT NOT NULL,
        region TEXT NOT NULL,
        latitude DOUBLE PRECISION NOT NULL,
        longitude DOUBLE PRECISION NOT NULL,
        radius DOUBLE PRECISION NOT NULL,
        since BIGINT NOT NULL,
        minimum_magnitude DOUBLE PRECISION
      )
      """,
      "CREATE INDEX quake_askings_by_time ON quake_askings (asked_at DESC, position DESC)",
    ])

  /// Two events may share an alias, so the primary key has both columns. `quake_askings` is read in
  /// insertion order. Its primary key provides that order, so the separate index is dropped.
  private static let sharedNames = SQLMigration(
    feature: "earthquakes", number: 2,
    statements: [
      """
      CREATE TABLE quake_names (
        alias TEXT NOT NULL,
        id TEXT NOT NULL REFERENCES earthquakes (id) ON DELETE CASCADE,
        PRIMARY KEY (alias, id)
      )
      """,
      "INSERT INTO quake_names (alias, id) SELECT alias, id FROM quake_aliases",
      "DROP TABLE quake_aliases",
      "CREATE INDEX quake_names_by_id ON quake_names (id)",
      "DROP INDEX quake_askings_by_time",
    ])
}
