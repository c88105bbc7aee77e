public import BookshelfDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``ReaderAccountStore`` must pass. Each check gets an
/// empty store.
public enum ReaderAccountStoreContract {
  public static let checks: [ContractCheck<any ReaderAccountStore>] = accounts + sessions

  private static let accounts: [ContractCheck<any ReaderAccountStore>] = [
    ContractCheck("Returns every attribute of an account, by its name in any case and width") {
      store in
      #expect(try await store.account(named: .fixture("Mina")) == nil)
      let account = ReaderAccount.fixture("Mína Ａ “1” % '", id: "r1", seconds: -9)
      try await store.add(account)
      for name in ["Mína Ａ “1” % '", "MINA a “1” % '", "ｍｉｎａ Ａ “１” ％ '"] {
        #expect(try await store.account(named: .fixture(name)) == account, "\(name)")
      }
      for name in ["Mína", "Mína Ａ “1” % ''", "_"] {
        #expect(try await store.account(named: .fixture(name)) == nil, "\(name)")
      }
    },
    ContractCheck("Rejects a taken name, and keeps the account") { store in
      let account = ReaderAccount.fixture("mina", id: "r1")
      try await store.add(account)
      for name in ["mina", "MINA", "ｍｉｎａ", "Mína"] {
        await #expect(throws: ComicFailure.nameTaken(.fixture(name))) {
          try await store.add(.fixture(name, id: "r2"))
        }
      }
      #expect(try await store.account(named: .fixture("MINA")) == account)
    },
    ContractCheck("Only one of several concurrent callers gets a name") { store in
      let added = try await concurrently(20) { number in
        (try? await store.add(.fixture("mina", id: "r\(number)"))) != nil
      }
      #expect(added.count { $0 } == 1)
    },
  ]

  private static let sessions: [ContractCheck<any ReaderAccountStore>] = [
    ContractCheck("Finds a session by its digest, with its reader, even after it expired") {
      store in
      try await store.add(.fixture("mina"))
      try await store.add(.fixture("otis"))
      let session = ReaderSession.fixture(of: .fixture("mina"), seconds: -99_999_999)
      try await store.open(session)
      try await store.open(.fixture(of: .fixture("otis")))
      let found = try #require(try await store.session(digest: session.tokenDigest))
      #expect(found.session == session && found.reader == .fixture("mina"))
      #expect(try await store.session(digest: "other") == nil)
    },
    ContractCheck("Removes an ended session, and no other") { store in
      try await store.add(.fixture("mina"))
      let (first, second) = (session("a"), session("b"))
      for session in [first, second] { try await store.open(session) }
      try await store.end(digest: first.tokenDigest)
      try await store.end(digest: first.tokenDigest)
      #expect(try await store.session(digest: first.tokenDigest) == nil)
      #expect(try await store.session(digest: second.tokenDigest)?.session == second)
    },
    ContractCheck("Keeps a reader's newest sessions, even after a clock that was ahead") { store in
      try await store.add(.fixture("mina"))
      try await store.add(.fixture("otis"))
      let other = ReaderSession.fixture(of: .fixture("otis"), seconds: -999)
      try await store.open(other)
      let ahead = (0..<ReaderSession.limit).map { session("\($0)", seconds: 99_999_999) }
      for session in ahead { try await store.open(session) }
      try await store.open(session("new"))
      #expect(try await store.session(digest: ahead[0].tokenDigest) == nil)
      for digest in ahead.dropFirst().map(\.tokenDigest) + [session("new").tokenDigest] {
        #expect(try await store.session(digest: digest) != nil)
      }
      #expect(try await store.session(digest: other.tokenDigest)?.session == other)
    },
    ContractCheck("Opening a session again replaces it") { store in
      try await store.add(.fixture("mina"))
      for seconds in 1...30 { try await store.open(session("a", seconds: Int64(seconds))) }
      #expect(
        try await store.session(digest: session("a").tokenDigest)?.session
          == session("a", seconds: 30))
    },
    ContractCheck("Drops expired sessions, including those that expire now") { store in
      try await store.add(.fixture("mina"))
      let (past, now, later) = (
        session("a", seconds: -1), session("b", seconds: 0), session("c", seconds: 1)
      )
      for session in [past, now, later] { try await store.open(session) }
      try await store.dropSessions(overAt: now.expiresAt)
      #expect(try await store.session(digest: past.tokenDigest) == nil)
      #expect(try await store.session(digest: now.tokenDigest) == nil)
      #expect(try await store.session(digest: later.tokenDigest) != nil)
    },
  ]

  private static func session(_ token: String, seconds: Int64 = 0) -> ReaderSession {
    .fixture(of: .fixture("mina"), token: token, seconds: seconds)
  }
}

/// The checks that every implementation of ``ReaderTokenSource`` must pass.
public enum ReaderTokenSourceContract {
  public static let checks: [ContractCheck<any ReaderTokenSource>] = [
    ContractCheck("Returns tokens that can be parsed from their text") { source in
      for _ in 0..<100 {
        let text = source.next().disclosed
        #expect(ReaderToken(text)?.disclosed == text)
      }
    },
    ContractCheck("Returns no token twice, even to concurrent callers") { source in
      let texts = try await concurrently(8) { _ in
        (0..<100).map { _ in source.next().disclosed }
      }
      #expect(Set(texts.joined()).count == 800)
    },
  ]
}

/// The checks that every implementation of ``ReaderTokenKeeping`` must pass. Each check gets an
/// instance without a token.
public enum ReaderTokenKeepingContract {
  public static let checks: [ContractCheck<any ReaderTokenKeeping>] = [
    ContractCheck("Returns nil at first") { keeping async throws in
      #expect(try await keeping.kept() == nil)
    },
    ContractCheck("Returns the stored token unchanged, each time") { keeping in
      try await keeping.keep(.ending("c0ffee"))
      for _ in 0..<2 { try await expect("c0ffee", in: keeping) }
    },
    ContractCheck("Replaces a stored token") { keeping in
      try await keeping.keep(.ending("1"))
      try await keeping.keep(.ending("2"))
      try await expect("2", in: keeping)
    },
    ContractCheck("Stores another token after the first was removed") { keeping in
      try await keeping.keep(.ending("1"))
      try await keeping.forget()
      #expect(try await keeping.kept() == nil)
      try await keeping.keep(.ending("2"))
      try await expect("2", in: keeping)
    },
    ContractCheck("Removing a missing token is not an error") { keeping in
      try await keeping.forget()
      try await keeping.forget()
      #expect(try await keeping.kept() == nil)
    },
  ]

  private static func expect(
    _ end: String, in keeping: any ReaderTokenKeeping,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let kept = try await keeping.kept()
    #expect(
      kept?.disclosed == ReaderToken.ending(end).disclosed, sourceLocation: sourceLocation)
  }
}
