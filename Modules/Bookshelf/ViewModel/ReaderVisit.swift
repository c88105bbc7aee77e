public import BookshelfDomain

/// Who asks for a screen, and how to find out whether they are signed in.
public struct ReaderVisit: Sendable {
  private let visitor: ComicVisitor
  private let readers: any ReaderRepository
  private let tokens: any ReaderTokenKeeping

  /// - Parameter tokens: where the program keeps who is signed in, for ``ComicVisitor/user``.
  public init(
    _ visitor: ComicVisitor, readers: any ReaderRepository, tokens: any ReaderTokenKeeping
  ) {
    self.visitor = visitor
    self.readers = readers
    self.tokens = tokens
  }

  /// Proof that who asks is signed in at this moment; nothing when they are not.
  func reader() async throws(ComicFailure) -> SignedInReader? {
    guard let token = try await token() else { return nil }
    return try await readers.reader(showing: token)
  }

  /// Proof that who asks is signed in at this moment.
  ///
  /// - Throws: ``ComicFailure/signInNeeded`` when they are not.
  func signedIn() async throws(ComicFailure) -> SignedInReader {
    guard let reader = try await reader() else { throw .signInNeeded }
    return reader
  }

  func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await remember(try await readers.signUp(name, password))
  }

  func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await remember(try await readers.signIn(name, password))
  }

  func signOut() async throws(ComicFailure) {
    if let token = try await token() { try await readers.signOut(token) }
    if case .user = visitor { try await tokens.forget() }
  }

  private func token() async throws(ComicFailure) -> ReaderToken? {
    switch visitor {
    case .user: try await tokens.kept()
    case .stranger(let token): token
    }
  }

  /// Ends the session that was open before, and keeps the token of the new one where the program
  /// has one user.
  private func remember(_ session: OpenedSession) async throws(ComicFailure) -> OpenedSession {
    if let former = try await token() { try await readers.signOut(former) }
    if case .user = visitor { try await tokens.keep(session.token) }
    return session
  }
}
