import BookmarksDomain
import BookmarksInfrastructure
import BookmarksTesting
import CoreDomain
import CoreInfrastructure
import Testing

/// Files without a declared encoding, with the real decoders and the real detection.
@Suite struct NetscapeEncodingTests {
  private let format = NetscapeBookmarkFormat(
    normalizer: .fixture, decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing())

  /// A Japanese text, and its bytes in Shift_JIS as hexadecimal digits.
  static let japanese = "陶芸の釉薬と窯の温度について、初心者のための覚え書き"
  static let shiftJIS =
    "93a98c7c82cce7d696f282c6977182cc89b7937882c982c282a282c481418f8990538ed282cc82bd82df82cc"
    + "8a6f82a68f9182ab"

  @Test(arguments: [
    (shiftJIS, japanese),
    (
      "1b2442462b375d244e6e584c7424484d52244e32394559244b24442424244621223d693f343c54244e243f2461"
        + "244e335024283d71242d1b2842", japanese
    ),
  ])
  func guessesAnEncodingThatIsNotDeclared(_ hex: String, _ title: String) throws {
    let icon = String(repeating: "iVBORw0KGgo", count: 500)
    let bytes =
      Array("<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF=https://a.example>".utf8)
      + Self.bytes(hex) + Array("</A><DT><A HREF=https://b.example ICON=\"\(icon)\">".utf8)
      + Self.bytes(hex) + Array("</A></DL>".utf8)
    for size in [1, 100, 5000, .max] {
      #expect(try titles(in: bytes, size) == [title, title], "pieces of \(size) bytes")
    }
  }

  @Test(arguments: [true, false])
  func readsUTF16WithoutAByteOrderMark(_ isLittleEndian: Bool) throws {
    let text =
      "\n<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF=https://a.example>\(Self.japanese)</A>"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(try titles(in: bytes, .max) == [Self.japanese])
    #expect(try titles(in: bytes, 1) == [Self.japanese])
  }

  private func titles(in bytes: [UInt8], _ size: Int) throws -> [String] {
    try format.rows(of: bytes, in: size).compactMap { row in
      if case .bookmark(let draft) = row { draft.title } else { nil }
    }
  }

  static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
