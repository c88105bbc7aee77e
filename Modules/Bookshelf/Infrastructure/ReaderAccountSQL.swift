import BookshelfDomain
import CoreDomain

/// The SQL statements for accounts and sessions, and the decoding of their rows.
enum ReaderAccountSQL {
  // MARK: Accounts

  /// Selects an account. Prefers an exact match, because newer Unicode tables may fold two names to
  /// the same form.
  static func account(named name: ReaderName, folded: String) -> SQLStatement {
    SQLStatement(
      """
      SELECT id, name, password_hash, created_at FROM comic_readers
      WHERE name = $1 OR folded_name = $2
      ORDER BY CASE WHEN name = $1 THEN 0 ELSE 1 END LIMIT 1
      """, [.text(name.text), .text(folded)])
  }

  static func insert(_ account: ReaderAccount, folded: String) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO comic_readers (id, name, folded_name, password_hash, created_at)
      VALUES ($1, $2, $3, $4, $5)
      """,
      [
        .text(account.reader.id.raw), .text(account.reader.name.text), .text(folded),
        .text(account.passwordHash), .optional(account.createdAt),
      ])
  }

  static func decodeAccount(_ row: SQLRow) throws(SQLFailure) -> ReaderAccount {
    ReaderAccount(
      reader: try reader(row), passwordHash: try row.text(2), createdAt: try row.moment(3))
  }

  // MARK: Sessions

  static func insert(_ session: ReaderSession) -> SQLStatement {
    SQLStatement(
      """
      INSERT INTO comic_sessions (digest, reader, expires_at, opened)
      SELECT $1, $2, $3, COALESCE(MAX(opened), 0) + 1 FROM comic_sessions
      """,
      [
        .text(session.tokenDigest), .text(session.reader.raw),
        .optional(session.expiresAt),
      ])
  }

  /// Deletes the sessions of a reader beyond the limit.
  static func dropOldest(of reader: Reader.ID) -> SQLStatement {
    SQLStatement(
      """
      DELETE FROM comic_sessions WHERE reader = $1 AND digest NOT IN (
        SELECT digest FROM comic_sessions WHERE reader = $1
        ORDER BY opened DESC LIMIT \(ReaderSession.limit))
      """, [.text(reader.raw)])
  }

  static func session(digest: String) -> SQLStatement {
    SQLStatement(
      """
      SELECT r.id, r.name, s.digest, s.expires_at
      FROM comic_sessions AS s JOIN comic_readers AS r ON r.id = s.reader WHERE s.digest = $1
      """, [.text(digest)])
  }

  static func end(digest: String) -> SQLStatement {
    SQLStatement("DELETE FROM comic_sessions WHERE digest = $1", [.text(digest)])
  }

  static func dropSessions(overAt now: Timestamp) -> SQLStatement {
    SQLStatement(
      "DELETE FROM comic_sessions WHERE expires_at <= $1", [.moment(now)])
  }

  static func decodeSession(
    _ row: SQLRow
  ) throws(SQLFailure) -> (session: ReaderSession, reader: Reader) {
    let reader = try reader(row)
    let session = ReaderSession(
      reader: reader.id, tokenDigest: try row.text(2), expiresAt: try row.moment(3))
    return (session, reader)
  }

  // MARK: Folding

  /// Selects all names, oldest first.
  static let names = SQLStatement("SELECT id, name FROM comic_readers ORDER BY created_at, id")

  /// Replaces all folded names with unique placeholders before they are recomputed. No folded name
  /// contains a line feed.
  static let freeNames = SQLStatement(
    "UPDATE comic_readers SET folded_name = $1 || id", [.text("\n")])

  static func fold(_ reader: String, as folded: String) -> SQLStatement {
    SQLStatement(
      "UPDATE comic_readers SET folded_name = $2 WHERE id = $1", [.text(reader), .text(folded)])
  }

  /// Decodes the reader whose identifier and name are in the first two columns.
  private static func reader(_ row: SQLRow) throws(SQLFailure) -> Reader {
    let (id, typed) = (try row.text(0), try row.text(1))
    do throws(ComicFieldFailure) {
      return Reader(id: Reader.ID(id), name: try ReaderName(typed))
    } catch {
      throw .unexpectedValue("reader “\(id)”: \(error)")
    }
  }
}
