import CoreDomain

/// A decoder of a file's text, by a known encoding or by a guess.
///
/// Without a known encoding it passes ASCII on, and collects what comes from the first other byte on until
/// the bytes show an encoding or there is enough to guess from.
struct BookmarkTextDecoder: TextDecoder {
  private let decoding: any TextDecoding
  private let sniffing: any EncodingSniffing
  private var decided: (any TextDecoder)?
  /// What came from the first byte on that may need a guess.
  private var waiting: [UInt8] = []
  /// The label of the guess, if there was one.
  private(set) var guess: String?

  /// - Parameter decoder: a decoder of the known encoding; `nil` if the encoding has to be found out.
  init(
    _ decoder: (any TextDecoder)?, decoding: any TextDecoding, sniffing: any EncodingSniffing
  ) {
    decided = decoder
    self.decoding = decoding
    self.sniffing = sniffing
  }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    if decided != nil { return decided?.decode(bytes) ?? [] }
    let ascii =
      waiting.isEmpty ? Array(bytes.prefix { !HTMLEncoding.isEvidence($0) }) : []
    let before = waiting.count
    waiting += bytes.dropFirst(ascii.count)
    if before < HTMLEncoding.startSize, waiting.count >= HTMLEncoding.startSize,
      HTMLEncoding.isUTF8(beyondASCII: Array(waiting.prefix(HTMLEncoding.startSize)))
    {
      return ascii + take("utf-8")
    }
    return waiting.count < Self.evidenceSize ? ascii : ascii + decide()
  }

  mutating func finish() -> [UInt8] {
    let rest = decided == nil && !waiting.isEmpty ? decide() : []
    return rest + (decided?.finish() ?? [])
  }

  /// Chooses the encoding by what waits, and decodes that.
  private mutating func decide() -> [UInt8] {
    if HTMLEncoding.isUTF8(beyondASCII: waiting) { return take("utf-8") }
    let label = HTMLEncoding.guess(of: waiting, by: sniffing)
    guess = label
    return take(label)
  }

  private mutating func take(_ label: String) -> [UInt8] {
    decided = decoding.decoder(for: label) ?? decoding.decoder(for: "utf-8")
    defer { waiting = [] }
    return decided?.decode(waiting) ?? waiting
  }

  /// How many bytes are collected for a guess: icons stand between the titles, and take most of them.
  private static let evidenceSize = 64 * 1024
}
