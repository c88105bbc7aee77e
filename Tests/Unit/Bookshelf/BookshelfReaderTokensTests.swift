import BookshelfDomain
import BookshelfInfrastructure
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

  @Test func sequentialTokensArePredictable() {
    let source = SequentialReaderTokens()
    let texts = (1...17).map { _ in source.next().disclosed }
    #expect(texts.first == ReaderToken.ending("1").disclosed)
    #expect(texts.last == ReaderToken.ending("11").disclosed)
  }

  @Test(arguments: ReaderTokenSourceContract.checks)
  func randomTokensKeepTheContract(_ check: ContractCheck<any ReaderTokenSource>) async throws {
    try await check(
      RandomReaderTokens {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      })
  }

  /// 256 bits, each of which must matter.
  @Test(arguments: 0..<256)
  func everyRandomBitChangesTheToken(_ bit: Int) {
    var words: [UInt64] = [0, 0, 0, 0]
    words[bit / 64] = 1 << UInt64(bit % 64)
    let token = Self.tokens(of: words).next()
    let zeros = String(repeating: "0", count: ReaderToken.length)
    #expect(token.disclosed != zeros)
    #expect(token.disclosed.count { $0 == "0" } == ReaderToken.length - 1)
  }

  @Test func writesTheWordsInOrder() {
    let words: [UInt64] = [0x0123_4567_89ab_cdef, 0, .max, 0xf]
    let token = Self.tokens(of: words).next()
    #expect(
      token.disclosed
        == "0123456789abcdef" + "0000000000000000" + "ffffffffffffffff" + "000000000000000f")
  }

  /// Returns a source with the given words, followed by zeros.
  private static func tokens(of words: [UInt64]) -> RandomReaderTokens {
    let rest = Mutex(words[...])
    return RandomReaderTokens { rest.withLock { $0.popFirst() ?? 0 } }
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
    let kept = try await Self.kept(of: Array(text.utf8))
    #expect(kept?.disclosed == Self.digits)
  }

  @Test(arguments: [
    "", "\n", " ", "0", String(digits.dropLast()), digits + "0", digits + "\n\n", digits + "\r\n",
    " " + digits, digits.uppercased(), String(repeating: "g", count: 64), digits + "\u{0}",
    String(repeating: "0", count: 1_000_000), String(repeating: "é", count: 32),
  ])
  func anInvalidFileMeansSignedOut(_ text: String) async throws {
    let kept = try await Self.kept(of: Array(text.utf8))
    #expect(kept == nil)
  }

  @Test func aFileOfInvalidUTF8MeansSignedOut() async throws {
    let kept = try await Self.kept(of: [UInt8](repeating: 0xFF, count: ReaderToken.length))
    #expect(kept == nil)
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

  private static func kept(of bytes: [UInt8]) async throws -> ReaderToken? {
    let files = InMemoryFileSystem(["/token": bytes])
    return try await FileReaderTokens(files: files, path: "/token").kept()
  }
}
