import BookshelfDomain

/// The visitor of a screen. View models use it to find the signed-in reader, and to open and end
/// sessions. Each intent looks up the reader again, so a reader who has signed out since the last
/// intent is not served.
struct ReaderVisit: Sendable {
  let visitor: ComicVisitor
  let readers: any ReaderRepository
  /// Where the program stores the token of ``ComicVisitor/user``.
  let tokens: any ReaderTokenKeeping

  /// Returns the proof that the visitor is currently signed in, or `nil` if the visitor is signed
  /// out.
  func reader() async throws(ComicFailure) -> SignedInReader? {
    guard let token = try await token() else { return nil }
    return try await readers.reader(showing: token)
  }

  /// Returns the proof that the visitor is currently signed in.
  ///
  /// - Throws: ``ComicFailure/signInNeeded`` if the visitor is signed out.
  func signedIn() async throws(ComicFailure) -> SignedInReader {
    guard let reader = try await reader() else { throw .signInNeeded }
    return reader
  }

  func signUp(_ account: ComicAccountForm.Credentials) async throws(ComicFailure) -> OpenedSession {
    try await remember(try await readers.signUp(account.name, account.password))
  }

  func signIn(_ account: ComicAccountForm.Credentials) async throws(ComicFailure) -> OpenedSession {
    try await remember(try await readers.signIn(account.name, account.password))
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

  /// Ends the previous session, and stores the new token if the program has a single user.
  private func remember(_ session: OpenedSession) async throws(ComicFailure) -> OpenedSession {
    if let former = try await token() { try await readers.signOut(former) }
    if case .user = visitor { try await tokens.keep(session.token) }
    return session
  }
}
