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
      try connection.run(ReaderAccountSQL.insert(account, folded: folded))
      return true
    }
    guard isFree else { throw .nameTaken(name) }
  }

  public func open(_ session: ReaderSession) async throws(ComicFailure) {
    try await tables.write { connection throws(SQLFailure) in
      try connection.run(ReaderAccountSQL.end(digest: session.tokenDigest))
      try connection.run(ReaderAccountSQL.insert(session))
      try connection.run(ReaderAccountSQL.dropOldest(of: session.reader))
    }
  }

  public func session(
    digest: String
  ) async throws(ComicFailure) -> (session: ReaderSession, reader: Reader)? {
    try await tables.first(
      ReaderAccountSQL.session(digest: digest), as: ReaderAccountSQL.decodeSession)
  }

  public func end(digest: String) async throws(ComicFailure) {
    try await tables.run(ReaderAccountSQL.end(digest: digest))
  }

  public func dropSessions(overAt now: Timestamp) async throws(ComicFailure) {
    try await tables.run(ReaderAccountSQL.dropSessions(overAt: now))
  }
}
