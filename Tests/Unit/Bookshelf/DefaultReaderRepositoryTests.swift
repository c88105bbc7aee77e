import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
private import Synchronization
import Testing

/// The rules of signing in.
@Suite struct DefaultReaderRepositoryTests {
  /// Hashing takes tens of milliseconds and everything else is negligible, so counting hashes
  /// measures the time.
  @Test(arguments: ["mina", "nobody"])
  func hashesOnceForAnUnknownNameAndForAWrongPassword(_ name: String) async throws {
    let hashing = CountedHashing()
    let readers = DefaultReaderRepository(
      accounts: InMemoryComicStore(), tokens: SequentialReaderTokens(), hashing: hashing,
      digesting: PlainSecretDigesting(), clock: FixedWallClock(.fixture()),
      identifiers: SequentialIdentifierSource(), tracer: .off)
    _ = try await readers.signUp(try ReaderName("mina"), try ReaderPassword("paper moon"))
    let before = hashing.count
    await #expect(throws: ComicFailure.wrongPassword) {
      try await readers.signIn(try ReaderName(name), try ReaderPassword("paper sun"))
    }
    #expect(hashing.count == before + 1)
  }

  @Test func rejectsATakenNameInItsFirstSpelling() async throws {
    let world = try await BookshelfWorld()
    let before = try await world.store.account(named: ReaderName("mina"))
    await #expect(throws: ComicFailure.nameTaken(.fixture("mina"))) {
      try await world.readers.signUp(try ReaderName("MINA"), try ReaderPassword("another one"))
    }
    #expect(try await world.store.account(named: ReaderName("mina")) == before)
  }

  @Test func aSessionLastsUntilItExpiresOrIsEnded() async throws {
    let world = try await BookshelfWorld()
    let password = try ReaderPassword("paper moon")
    let first = try await world.readers.signIn(try ReaderName("mina"), password)
    let second = try await world.readers.signIn(try ReaderName("mina"), password)
    #expect(first.expiresAt == .fixture(30 * 24 * 3600))
    #expect(try await world.readers.reader(showing: first.token)?.reader.name.text == "mina")
    try await world.readers.signOut(first.token)
    #expect(try await world.readers.reader(showing: first.token) == nil)
    #expect(try await world.readers.reader(showing: second.token) != nil)
    world.clock.set(.fixture(30 * 24 * 3600))
    #expect(try await world.readers.reader(showing: second.token) == nil)
    let digest = second.token.digest(by: PlainSecretDigesting())
    #expect(try await world.store.session(digest: digest) != nil)
    _ = try await world.readers.signIn(try ReaderName("mina"), password)
    #expect(try await world.store.session(digest: digest) == nil, "sessions that are over go")
  }

  /// Counts the hashes that are created or compared.
  private final class CountedHashing: PasswordHashing {
    private let hashing = PlainPasswordHashing()
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }

    func hash(of password: String) async -> String? {
      number.withLock { $0 += 1 }
      return await hashing.hash(of: password)
    }

    func matches(_ password: String, hash: String) async -> Bool {
      number.withLock { $0 += 1 }
      return await hashing.matches(password, hash: hash)
    }
  }
}
