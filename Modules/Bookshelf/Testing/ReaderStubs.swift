public import BookshelfDomain
public import CoreTesting

/// A repository of readers for tests, with at most one signed-in reader. It returns predefined
/// results for signing in and signing up, and records its calls.
public struct StubReaderRepository: ReaderRepository, AnsweringStub {
  /// A call. Tokens are recorded as text; passwords are not recorded.
  public enum Call: Hashable, Sendable {
    case signUp(String)
    case signIn(String)
    case signOut(String)
    case reader(String)
  }

  public struct Answers: Sendable {
    /// The reader that every token identifies, or `nil` if no reader is signed in.
    public var reader: SignedInReader?
    var opening: Result<OpenedSession, ComicFailure>
  }

  public let memory: StubMemory<Answers, Call>

  /// - Parameters:
  ///   - reader: The reader that every token identifies, or `nil` if no reader is signed in.
  ///   - opening: The result of signing in and of signing up.
  ///   - gate: Runs before each call returns.
  public init(
    _ reader: SignedInReader? = nil,
    opening: Result<OpenedSession, ComicFailure> = .failure(.wrongPassword),
    waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = StubMemory(Answers(reader: reader, opening: opening)) { _ in await gate() }
  }

  public func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await answers(to: .signUp(name.text)).opening.get()
  }

  public func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await answers(to: .signIn(name.text)).opening.get()
  }

  public func signOut(_ token: ReaderToken) async throws(ComicFailure) {
    _ = await answers(to: .signOut(token.disclosed))
  }

  public func reader(showing token: ReaderToken) async throws(ComicFailure) -> SignedInReader? {
    await answers(to: .reader(token.disclosed)).reader
  }
}
