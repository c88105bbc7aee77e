public import BookshelfDomain
private import Synchronization

/// A repository of readers in which one of them is signed in, or nobody, and whose answers to
/// signing in and up are told.
public final class StubReaderRepository: ReaderRepository {
  /// A question; tokens by their texts. No password is remembered.
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
  ///   - reader: who is signed in, whatever token is shown.
  ///   - opening: what comes of signing in and up.
  ///   - gate: what each question waits for before it is answered.
  public init(
    _ reader: SignedInReader? = nil,
    opening: Result<OpenedSession, ComicFailure> = .failure(.wrongPassword),
    waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = Mutex(Memory(reader: reader, opening: opening))
    self.gate = gate
  }

  /// Signs somebody in, or nobody.
  public func sign(in reader: SignedInReader?) {
    memory.withLock { $0.reader = reader }
  }

  /// The questions so far.
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
