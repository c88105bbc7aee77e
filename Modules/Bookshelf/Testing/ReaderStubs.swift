public import BookshelfDomain
private import Synchronization

/// A repository of readers for tests, with at most one signed-in reader. It returns predefined
/// results for signing in and signing up, and records its calls.
public final class StubReaderRepository: ReaderRepository {
  /// A call. Tokens are recorded as text; passwords are not recorded.
  public enum Call: Hashable, Sendable {
    case signUp(String)
    case signIn(String)
    case signOut(String)
    case reader(String)
  }

  private struct Memory {
    var reader: SignedInReader?
    var opening: Result<OpenedSession, ComicFailure>
    var calls: [Call] = []
  }

  private let memory: Mutex<Memory>
  private let gate: @Sendable () async -> Void

  /// - Parameters:
  ///   - reader: The reader that every token identifies, or `nil` if no reader is signed in.
  ///   - opening: The result of signing in and of signing up.
  ///   - gate: Runs before each call returns.
  public init(
    _ reader: SignedInReader? = nil,
    opening: Result<OpenedSession, ComicFailure> = .failure(.wrongPassword),
    waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = Mutex(Memory(reader: reader, opening: opening))
    self.gate = gate
  }

  /// Sets the reader that every token identifies, or `nil` if no reader is signed in.
  public func sign(in reader: SignedInReader?) {
    memory.withLock { $0.reader = reader }
  }

  /// The calls so far.
  public var calls: [Call] { memory.withLock { $0.calls } }

  public func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await remember(.signUp(name.text)).opening.get()
  }

  public func signIn(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession {
    try await remember(.signIn(name.text)).opening.get()
  }

  public func signOut(_ token: ReaderToken) async throws(ComicFailure) {
    _ = await remember(.signOut(token.disclosed))
  }

  public func reader(
    showing token: ReaderToken
  ) async throws(ComicFailure) -> SignedInReader? {
    await remember(.reader(token.disclosed)).reader
  }

  private func remember(_ call: Call) async -> Memory {
    let memory = memory.withLock { memory in
      memory.calls.append(call)
      return memory
    }
    await gate()
    return memory
  }
}
