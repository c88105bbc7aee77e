import BookshelfDomain
import BookshelfInfrastructure
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
import Synchronization
import Testing

@Suite struct BookshelfReaderTokensTests {
  // MARK: - Sources

  @Test(arguments: ReaderTokenSourceContract.checks)
  func sequentialTokensKeepTheContract(_ check: ContractCheck<any ReaderTokenSource>) async throws {
    try await check(SequentialReaderTokens())
  }

  @Test(arguments: ReaderTokenSourceContract.checks)
  func randomTokensKeepTheContract(_ check: ContractCheck<any ReaderTokenSource>) async throws {
    try await check(
      RandomReaderTokens {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      })
  }

  @Test func writesTheWordsInOrder() {
    let words: [UInt64] = [
      0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210, .max, 0x8000_0000_0000_000f,
    ]
    let rest = Mutex(words[...])
    let token = RandomReaderTokens { rest.withLock { $0.popFirst() ?? 0 } }.next()
    #expect(
      token.disclosed
        == "0123456789abcdef" + "fedcba9876543210" + "ffffffffffffffff" + "800000000000000f")
  }

  // MARK: - Keeping

  @Test(arguments: ReaderTokenKeepingContract.checks)
  func theStoreInMemoryKeepsTheContract(
    _ check: ContractCheck<any ReaderTokenKeeping>
  ) async throws {
    try await check(InMemoryReaderTokens())
  }

  @Test(arguments: ReaderTokenKeepingContract.checks)
  func theFileKeepsTheContract(_ check: ContractCheck<any ReaderTokenKeeping>) async throws {
    try await check(FileReaderTokens(files: InMemoryFileSystem(), path: "/token"))
  }

  @Test(arguments: ReaderTokenKeepingContract.checks)
  func aFileThatIsReadByteByByteKeepsTheContract(
    _ check: ContractCheck<any ReaderTokenKeeping>
  ) async throws {
    try await check(FileReaderTokens(files: InMemoryFileSystem(pieceSize: 1), path: "/token"))
  }

  private static let digits = String(repeating: "0123456789abcdef", count: 4)

  @Test(arguments: [digits, digits + "\n"])
  func readsTheTokenOfAFile(_ text: String) async throws {
    #expect(try await Self.kept(of: text.utf8)?.disclosed == Self.digits)
  }

  @Test(arguments: [
    "", "\n", String(digits.dropLast()), digits + "0", digits + "\n\n", digits + "\r\n",
    " " + digits, String(repeating: "0", count: 1_000_000),
  ])
  func anInvalidFileMeansSignedOut(_ text: String) async throws {
    #expect(try await Self.kept(of: text.utf8) == nil)
  }

  @Test func aFileOfInvalidUTF8MeansSignedOut() async throws {
    #expect(try await Self.kept(of: repeatElement(0xFF, count: ReaderToken.length)) == nil)
  }

  @Test func writesATokenAsALine() async throws {
    let files = InMemoryFileSystem()
    let keeping = FileReaderTokens(files: files, path: "/token")
    try await keeping.keep(.ending("a"))
    #expect(files.files == ["/token": Array((ReaderToken.ending("a").disclosed + "\n").utf8)])
  }

  @Test func forgettingEmptiesTheFileAndCreatesNone() async throws {
    let files = InMemoryFileSystem(["/there": Array(Self.digits.utf8)])
    try await FileReaderTokens(files: files, path: "/there").forget()
    try await FileReaderTokens(files: files, path: "/missing").forget()
    #expect(files.files == ["/there": []])
  }

  private static func kept(of bytes: some Sequence<UInt8>) async throws -> ReaderToken? {
    let files = InMemoryFileSystem(["/token": Array(bytes)])
    return try await FileReaderTokens(files: files, path: "/token").kept()
  }
}

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
    _ = try await readers.signUp(.fixture(), .fixture("paper moon"))
    let before = hashing.count
    await #expect(throws: ComicFailure.wrongPassword) {
      try await readers.signIn(.fixture(name), .fixture("paper sun"))
    }
    #expect(hashing.count == before + 1)
  }

  @Test func rejectsATakenNameInItsFirstSpelling() async throws {
    let world = try await BookshelfWorld()
    let before = try await world.store.account(named: .fixture())
    await #expect(throws: ComicFailure.nameTaken(.fixture("mina"))) {
      try await world.readers.signUp(.fixture("MINA"), .fixture("another one"))
    }
    #expect(try await world.store.account(named: .fixture()) == before)
  }

  @Test func aSessionLastsUntilItExpiresOrIsEnded() async throws {
    let world = try await BookshelfWorld()
    let first = try await world.readers.signIn(.fixture(), .fixture("paper moon"))
    let second = try await world.readers.signIn(.fixture(), .fixture("paper moon"))
    #expect(first.expiresAt == .fixture(30 * 24 * 3600))
    #expect(try await world.readers.reader(showing: first.token)?.reader.name.text == "mina")
    try await world.readers.signOut(first.token)
    #expect(try await world.readers.reader(showing: first.token) == nil)
    #expect(try await world.readers.reader(showing: second.token) != nil)
    world.clock.set(.fixture(30 * 24 * 3600))
    #expect(try await world.readers.reader(showing: second.token) == nil)
    let digest = second.token.digest(by: PlainSecretDigesting())
    #expect(try await world.store.session(digest: digest) != nil)
    _ = try await world.signedIn()
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
