import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

/// Helpers for tests of the rules: dates as text, and signed-in readers, which only the rules can
/// create.
enum ComicRules {
  /// An arbitrary time within the tests.
  static let noon = "2026-10-10T12:00:00Z"

  static func moment(
    _ text: String = noon, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Timestamp {
    try #require(Timestamp(iso8601: text), sourceLocation: sourceLocation)
  }

  /// Parses an optional date of the catalogue.
  static func moment(
    ifAny text: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Timestamp? {
    guard let text else { return nil }
    return try moment(text, sourceLocation: sourceLocation)
  }

  static func window(
    _ opensAt: String?, _ closesAt: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PublishWindow {
    try #require(
      try PublishWindow(opensAt: moment(ifAny: opensAt), closesAt: moment(ifAny: closesAt)),
      sourceLocation: sourceLocation)
  }

  static func token(
    _ digit: Character = "a", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ReaderToken {
    try #require(
      ReaderToken(String(repeating: digit, count: ReaderToken.length)),
      sourceLocation: sourceLocation)
  }

  static func signedIn(
    _ id: Reader.ID = Reader.ID("r1"), sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SignedInReader {
    let (now, token) = (try moment(), try token())
    let session = ReaderSession(
      reader: id, tokenDigest: token.digest(by: MarkedDigesting()),
      expiresAt: now.advanced(by: .seconds(60)))
    let reader = Reader(id: id, name: try ReaderName("Reader \(id)"))
    return try #require(
      SignedInReader(reader, in: session, showing: token, digesting: MarkedDigesting(), at: now),
      sourceLocation: sourceLocation)
  }

  /// Returns the ownership of a signed-in reader.
  static func owning(
    _ comics: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ComicOwnership {
    ComicOwnership(
      of: try signedIn(sourceLocation: sourceLocation), comics: Set(comics.map(Comic.ID.init)))
  }

  static func series(
    comics: [Comic] = [], episodes: [ComicEpisode] = []
  ) -> ComicSeries {
    ComicSeries(id: ComicSeries.ID("s1"), title: "Salt Road", comics: comics, episodes: episodes)
  }

  static func progress(
    of item: ComicItem, page: Int, of pages: Int, at moment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ReadingProgress {
    ReadingProgress(
      item: item, series: ComicSeries.ID("s1"), page: page, pages: pages,
      readAt: try Self.moment(moment, sourceLocation: sourceLocation))
  }
}

/// A reversible digest. The rules do not depend on the kind of digest.
struct MarkedDigesting: SecretDigesting {
  func digest(of secret: String) -> String { "digest of \(secret)" }
}

/// A reversible hash. The real hashes have their own tests.
struct MarkedHashing: PasswordHashing {
  func hash(of password: String) async -> String? { "hash of \(password)" }
  func matches(_ password: String, hash: String) async -> Bool { hash == "hash of \(password)" }
}

/// Random numbers that are the same in every run. Uses SplitMix64:
/// https://prng.di.unimi.it/splitmix64.c
struct ComicRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
