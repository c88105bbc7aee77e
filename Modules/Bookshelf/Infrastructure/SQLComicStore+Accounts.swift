public import BookshelfDomain
public import CoreDomain

extension SQLComicStore: ReaderAccountStore {
  public func account(named name: ReaderName) async throws(ComicFailure) -> ReaderAccount? {
    try await tables.first(
      ReaderAccountSQL.account(named: name, folded: name.folded(by: folding)),
      as: ReaderAccountSQL.decodeAccount)
  }

  public func add(_ account: ReaderAccount) async throws(ComicFailure) {
    let name = account.reader.name
    let folded = name.folded(by: folding)
    let isFree = try await tables.write { connection throws(SQLFailure) in
      let query = ReaderAccountSQL.account(named: name, folded: folded)
      let other = try connection.first(query, as: ReaderAccountSQL.decodeAccount)
      guard other == nil else { return false }
      let insertion = SQLStatement(
        """
        INSERT INTO comic_readers (id, name, folded_name, password_hash, created_at)
        VALUES ($1, $2, $3, $4, $5)
        """,
        [
          .text(account.reader.id.raw), .text(name.text), .text(folded),
          .text(account.passwordHash), .moment(account.createdAt),
        ])
      try connection.run(insertion)
      return true
    }
    guard isFree else { throw .nameTaken(name) }
  }

  public func open(_ session: ReaderSession) async throws(ComicFailure) {
    try await tables.write { connection throws(SQLFailure) in
      try connection.run(ReaderAccountSQL.end(digest: session.tokenDigest))
      let insertion = SQLStatement(
        """
        INSERT INTO comic_sessions (digest, reader, expires_at, opened)
        SELECT $1, $2, $3, COALESCE(MAX(opened), 0) + 1 FROM comic_sessions
        """,
        [.text(session.tokenDigest), .text(session.reader.raw), .moment(session.expiresAt)])
      try connection.run(insertion)
      // Keeps the sessions of the reader that were opened last.
      let removal = SQLStatement(
        """
        DELETE FROM comic_sessions WHERE reader = $1 AND digest NOT IN (
          SELECT digest FROM comic_sessions WHERE reader = $1
          ORDER BY opened DESC LIMIT \(ReaderSession.limit))
        """, [.text(session.reader.raw)])
      try connection.run(removal)
    }
  }

  public func session(
    digest: String
  ) async throws(ComicFailure) -> (session: ReaderSession, reader: Reader)? {
    let query = SQLStatement(
      """
      SELECT r.id, r.name, s.digest, s.expires_at
      FROM comic_sessions AS s JOIN comic_readers AS r ON r.id = s.reader WHERE s.digest = $1
      """, [.text(digest)])
    return try await tables.first(query, as: ReaderAccountSQL.decodeSession)
  }

  public func end(digest: String) async throws(ComicFailure) {
    try await tables.run(ReaderAccountSQL.end(digest: digest))
  }

  public func dropSessions(overAt now: Timestamp) async throws(ComicFailure) {
    let removal = SQLStatement(
      "DELETE FROM comic_sessions WHERE expires_at <= $1", [.moment(now)])
    try await tables.run(removal)
  }
}
