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

  static func decodeAccount(_ row: SQLRow) throws(SQLFailure) -> ReaderAccount {
    ReaderAccount(
      reader: try reader(row), passwordHash: try row.text(2), createdAt: try row.moment(3))
  }

  // MARK: Sessions

  static func end(digest: String) -> SQLStatement {
    SQLStatement("DELETE FROM comic_sessions WHERE digest = $1", [.text(digest)])
  }

  static func decodeSession(
    _ row: SQLRow
  ) throws(SQLFailure) -> (session: ReaderSession, reader: Reader) {
    let reader = try reader(row)
    let session = ReaderSession(
      reader: reader.id, tokenDigest: try row.text(2), expiresAt: try row.moment(3))
    return (session, reader)
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
