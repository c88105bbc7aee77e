public import CoreDomain
import Foundation

/// A text decoding over Foundation, which knows UTF-8 and windows-1252 alone.
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

  /// Keeps all bytes of the text, reads them again with each piece, and gives what is new.
  private struct Decoder: TextDecoder {
    let isUTF8: Bool
    private var bytes: [UInt8] = []
    private var given = 0

    init(isUTF8: Bool) {
      self.isUTF8 = isUTF8
    }

    mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
      self.bytes += bytes
      return news(in: text(self.bytes.dropLast(countOfCutBytes)))
    }

    mutating func finish() -> [UInt8] {
      news(in: text(bytes[...]))
    }

    private mutating func news(in text: [UInt8]) -> [UInt8] {
      defer { given = max(given, text.count) }
      return Array(text.dropFirst(given))
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      if bytes.starts(with: Self.mark) {
        return Array(String(decoding: bytes.dropFirst(Self.mark.count), as: UTF8.self).utf8)
      }
      if isUTF8 { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
      return bytes.flatMap { byte in
        let character = String(bytes: [byte], encoding: .windowsCP1252)
        return Array((character ?? String(Unicode.Scalar(byte))).utf8)
      }
    }

    /// How many bytes at the end may become a character, or a mark at the start.
    private var countOfCutBytes: Int {
      if Self.mark.starts(with: bytes) { return bytes.count }
      guard isUTF8 || bytes.starts(with: Self.mark) else { return 0 }
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
