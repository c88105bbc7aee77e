public import CoreDomain
import Testing

/// The checks that every ``TextDecoding`` must pass: the real one and the test double. They use
/// only the encodings that both support: UTF-8 and windows-1252.
public enum TextDecodingContract {
  public typealias Check = ContractCheck<any TextDecoding>

  public static let checks: [Check] = labels + utf8 + windows1252

  /// Returns the text of bytes that are decoded in chunks.
  ///
  /// - Parameter length: The size of the chunks in bytes. By default, there is one chunk.
  /// - Throws: An error that fails the test, if the label is unknown or the result is not UTF-8.
  public static func text(
    _ bytes: [UInt8], _ label: String, by decoding: any TextDecoding, pieces length: Int = .max
  ) throws -> String {
    var decoder = try #require(decoding.decoder(for: label))
    var text: [UInt8] = []
    for piece in bytes.pieces(of: length) { text += decoder.decode(piece) }
    text += decoder.finish()
    return try #require(String(validating: text, as: UTF8.self), "The text is not UTF-8.")
  }

  private static func check(
    _ promise: String, _ label: String, _ bytes: [UInt8], _ expected: String
  ) -> Check {
    ContractCheck(promise) { decoding in
      for length in [Int.max, 1, 2, 3, 5] {
        let text = try text(bytes, label, by: decoding, pieces: length)
        #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars), "pieces of \(length)")
      }
    }
  }

  private static let labels: [Check] = [
    ContractCheck("Accepts labels in any case, with spaces around them") { decoding async throws in
      for label in ["utf-8", "UTF-8", " Utf8\n", "unicode-1-1-utf-8"] {
        #expect(try text([0xC3, 0xA9], label, by: decoding) == "é", "\(label)")
      }
    },
    ContractCheck("Decodes Latin-1 and ASCII as windows-1252") { decoding async throws in
      for label in ["ISO-8859-1", "latin1", "us-ascii", "ascii", "cp1252", "Windows-1252"] {
        #expect(try text([0x80, 0xE9], label, by: decoding) == "€é", "\(label)")
      }
    },
    ContractCheck("Rejects unknown labels") { decoding in
      for label in [
        "", " ", "utf", "utf 8", "utf-8\u{0}", "klingon", "ＵＴＦ-8", "utf-8,", "UTF-8//IGNORE",
      ] {
        #expect(decoding.decoder(for: label) == nil, "\(label)")
      }
    },
    ContractCheck("Returns an independent decoder for each text") { decoding in
      var one = try #require(decoding.decoder(for: "utf-8"))
      var other = try #require(decoding.decoder(for: "utf-8"))
      #expect(one.decode([0xC3]) == [])
      #expect(other.decode([0x41]) == [0x41])
      #expect(one.decode([0xA9]) == Array("é".utf8))
      #expect(one.finish() + other.finish() == [])
    },
  ]

  private static let utf8: [Check] = [
    check("Decodes no bytes as an empty text", "utf-8", [], ""),
    check("Decodes UTF-8", "utf-8", Array("aé例👍🏽\u{0}\u{10FFFF}z".utf8), "aé例👍🏽\u{0}\u{10FFFF}z"),
    check("Drops a byte order mark", "utf-8", [0xEF, 0xBB, 0xBF, 0x41], "A"),
    check("Drops only one byte order mark", "utf-8", Array("\u{FEFF}\u{FEFF}A".utf8), "\u{FEFF}A"),
    check("Keeps a byte order mark after text", "utf-8", Array("A\u{FEFF}".utf8), "A\u{FEFF}"),
    check("Replaces an incomplete byte order mark", "utf-8", [0xEF, 0xBB, 0x41], "\u{FFFD}A"),
    check("Continues after an invalid byte", "utf-8", [0x41, 0xFF, 0x42], "A\u{FFFD}B"),
    check(
      "Replaces an incomplete character with one U+FFFD", "utf-8",
      [0xE4, 0xBE, 0x41, 0xF0, 0x9F, 0x91],
      "\u{FFFD}A\u{FFFD}"),
    check(
      "Replaces each stray byte with one U+FFFD", "utf-8", [0x80, 0xBF, 0xC0, 0xAF], fffd(4)),
    check("Replaces surrogates", "utf-8", [0xED, 0xA0, 0x80, 0x41], fffd(3) + "A"),
    check(
      "Replaces overlong forms", "utf-8", [0xE0, 0x80, 0xAF, 0xF0, 0x80, 0x80, 0xAF],
      fffd(7)),
    check("Replaces bytes beyond Unicode", "utf-8", [0xF4, 0x90, 0x80, 0x80, 0xF5], fffd(5)),
    check("Keeps a U+FFFD of the text", "utf-8", Array("a\u{FFFD}".utf8), "a\u{FFFD}"),
    ContractCheck("Returns each character as soon as it is complete") { decoding in
      var decoder = try #require(decoding.decoder(for: "utf-8"))
      #expect(decoder.decode([0x41, 0xE4, 0xBE]) == [0x41])
      #expect(decoder.decode([0x8B, 0x42]) == Array("例B".utf8))
      #expect(decoder.decode([0xE4]) == [])
      #expect(decoder.finish() == Array("\u{FFFD}".utf8))
    },
  ]

  private static let windows1252: [Check] = [
    check("Decodes windows-1252", "windows-1252", [0x41, 0x93, 0x80, 0x94, 0xE9, 0xFF], "A“€”éÿ"),
    check(
      "Decodes unassigned bytes as controls", "windows-1252",
      [0x81, 0x8D, 0x8F, 0x90, 0x9D],
      "\u{81}\u{8D}\u{8F}\u{90}\u{9D}"),
    check(
      "Decodes UTF-8 after a byte order mark", "windows-1252", [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"),
    check("Decodes an incomplete byte order mark as text", "windows-1252", [0xEF, 0xBB], "ï»"),
  ]

  private static func fffd(_ count: Int) -> String { String(repeating: "\u{FFFD}", count: count) }
}
