public import CoreDomain
import Foundation

/// Decodes text with Foundation. It is only for tests, and supports only UTF-8 and windows-1252.
public struct FoundationTextDecoding: TextDecoding {
  public init() {}

  public func decoder(for label: String) -> (any TextDecoder)? {
    switch label.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() {
    case "utf-8", "utf8", "unicode-1-1-utf-8": Decoder(isUTF8: true)
    case "windows-1252", "cp1252", "iso-8859-1", "latin1", "us-ascii", "ascii":
      Decoder(isUTF8: false)
    default: nil
    }
  }

  /// Buffers only the bytes that may become a character with the next chunk.
  private struct Decoder: TextDecoder {
    var isUTF8: Bool
    var isStart = true
    var bytes: [UInt8] = []

    mutating func decode(_ piece: [UInt8]) -> [UInt8] {
      bytes += piece
      guard !passMark() else { return [] }
      return take(bytes.count - countOfCutBytes)
    }

    mutating func finish() -> [UInt8] {
      take(bytes.count)
    }

    /// Skips a byte order mark at the start, which means UTF-8 whatever the label is. Returns
    /// whether more bytes are needed first.
    private mutating func passMark() -> Bool {
      guard isStart else { return false }
      if bytes.count < Self.mark.count, Self.mark.starts(with: bytes) { return true }
      isStart = false
      guard bytes.starts(with: Self.mark) else { return false }
      isUTF8 = true
      bytes.removeFirst(Self.mark.count)
      return false
    }

    private mutating func take(_ count: Int) -> [UInt8] {
      defer { bytes.removeFirst(count) }
      let taken = bytes.prefix(count)
      if isUTF8 { return Array(String(decoding: taken, as: UTF8.self).utf8) }
      return taken.flatMap { byte in
        let character = String(bytes: [byte], encoding: .windowsCP1252)
        return Array((character ?? String(Unicode.Scalar(byte))).utf8)
      }
    }

    /// The number of bytes at the end that may be an incomplete character.
    private var countOfCutBytes: Int {
      guard isUTF8 else { return 0 }
      return (1...3).last { count in
        let end = bytes.suffix(count)
        return end.count == count && end != Self.replacement[...]
          && (0xC2...0xF4).contains(end[end.startIndex])
          && String(decoding: end, as: UTF8.self).unicodeScalars.elementsEqual(["\u{FFFD}"])
      } ?? 0
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  }
}
