import CoreDomain

/// Decodes the text of a file with a known or a guessed encoding.
///
/// If the encoding is unknown, the decoder passes ASCII bytes through. From the first non-ASCII
/// byte on, it buffers all bytes until the encoding is certain or there is enough data to guess it.
struct BookmarkTextDecoder: TextDecoder {
  private let decoding: any TextDecoding
  private let sniffing: any EncodingSniffing
  private var decided: (any TextDecoder)?
  /// The buffered bytes, starting with the first non-ASCII byte.
  private var waiting: [UInt8] = []
  /// The label of the guessed encoding, or `nil` if it was not guessed.
  private(set) var guess: String?

  /// - Parameter decoder: A decoder of the known encoding, or `nil` to detect it.
  init(_ decoder: (any TextDecoder)?, decoding: any TextDecoding, sniffing: any EncodingSniffing) {
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

  /// Chooses the encoding from the buffered bytes and decodes them.
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

  /// How many bytes to buffer for a guess. The value is large because embedded icons fill most of
  /// the space between titles.
  private static let evidenceSize = 64 * 1024
}
