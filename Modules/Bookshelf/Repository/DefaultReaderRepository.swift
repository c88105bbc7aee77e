public import BookshelfDomain
public import CoreDomain

/// The implementation of ``ReaderRepository`` that the programs use. It combines the store of
/// accounts with the hashing of passwords and the generation of tokens.
public struct DefaultReaderRepository: ReaderRepository {
  private let accounts: any ReaderAccountStore
  private let tokens: any ReaderTokenSource
  private let hashing: any PasswordHashing
  private let digesting: any SecretDigesting
  private let clock: any WallClock
  private let identifiers: any IdentifierSource
  private let traced: TracedOperations<ComicFailure>

  public init(
    accounts: any ReaderAccountStore, tokens: any ReaderTokenSource,
    hashing: any PasswordHashing, digesting: any SecretDigesting, clock: any WallClock,
    identifiers: any IdentifierSource, tracer: OperationTracer
  ) {
    self.accounts = accounts
    self.tokens = tokens
    self.hashing = hashing
    self.digesting = digesting
    self.clock = clock
    self.identifiers = identifiers
    traced = TracedOperations(by: tracer)
  }

  public func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await traced.run { () async throws(ComicFailure) in
      if let taken = try await accounts.account(named: name) { throw .nameTaken(taken.reader.name) }
      try await accounts.add(try await account(name, password))
      return try await signIn(name, password)
    }
  }

  public func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await traced.run { () async throws(ComicFailure) in
      guard let account = try await accounts.account(named: name) else {
        // Hashes the password as for an existing reader, so that the response time does not reveal
        // which names exist.
        _ = try await self.account(name, password)
        throw .wrongPassword
      }
      guard let verified = await account.verified(by: password, hashing: hashing) else {
        throw .wrongPassword
      }
      return try await open(verified)
    }
  }

  public func signOut(_ token: ReaderToken) async throws(ComicFailure) {
    try await traced(try await accounts.end(digest: token.digest(by: digesting)))
  }

  public func reader(
    showing token: ReaderToken
  ) async throws(ComicFailure) -> SignedInReader? {
    try await traced.run { () async throws(ComicFailure) in
      let kept = try await accounts.session(digest: token.digest(by: digesting))
      guard let kept else { return nil }
      return SignedInReader(
        kept.reader, in: kept.session, showing: token, digesting: digesting, at: clock.now)
    }
  }

  private func account(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> ReaderAccount {
    let reader = Reader(id: Reader.ID(identifiers.next()), name: name)
    return try await ReaderAccount.new(reader, password: password, at: clock.now, hashing: hashing)
  }

  private func open(_ verified: VerifiedReader) async throws(ComicFailure) -> OpenedSession {
    let (now, token) = (clock.now, tokens.next())
    let session = ReaderSession(for: verified, token: token, digesting: digesting, at: now)
    try await accounts.dropSessions(overAt: now)
    try await accounts.open(session)
    let reader = SignedInReader(
      verified.reader, in: session, showing: token, digesting: digesting, at: now)
    guard let reader else {
      preconditionFailure("a session that was just opened is invalid")
    }
    return OpenedSession(reader: reader, token: token, expiresAt: session.expiresAt)
  }
}
