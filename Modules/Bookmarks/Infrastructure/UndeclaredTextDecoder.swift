import CoreDomain

/// A decoder of text that says nothing of its encoding and began with ASCII alone: it passes ASCII on,
/// and makes up its mind when the first other byte has come, with some bytes behind it.
struct UndeclaredTextDecoder: TextDecoder {
  private let decoding: any TextDecoding
  private var decided: (any TextDecoder)?
  /// What came from the first byte on that is not ASCII.
  private var waiting: [UInt8] = []

  init(decoding: any TextDecoding) {
    self.decoding = decoding
  }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    if decided != nil { return decided?.decode(bytes) ?? [] }
    let ascii = waiting.isEmpty ? Array(bytes.prefix { $0 < 0x80 }) : []
    waiting += bytes.dropFirst(ascii.count)
    guard waiting.count >= HTMLEncoding.startSize else { return ascii }
    return ascii + decide()
  }

  mutating func finish() -> [UInt8] {
    let rest = decided == nil && !waiting.isEmpty ? decide() : []
    return rest + (decided?.finish() ?? [])
  }

  /// Chooses the encoding by what waits, and decodes that.
  private mutating func decide() -> [UInt8] {
    let start = Array(waiting.prefix(HTMLEncoding.startSize))
    let label = HTMLEncoding.label(of: start) ?? "utf-8"
    decided = decoding.decoder(for: label) ?? decoding.decoder(for: "utf-8")
    defer { waiting = [] }
    return decided?.decode(waiting) ?? waiting
  }
}
