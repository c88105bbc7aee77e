import CoreDomain
import NewsDomain

/// A document converted to UTF-8, in pieces.
struct FeedTranscript {
  private let bytes: [UInt8]
  private let encoding: FeedEncoding
  private let decoding: any TextDecoding

  /// The problems of the document so far.
  let notes: [FeedNote]

  /// - Parameters:
  ///   - sniffing: Guesses an undeclared encoding.
  ///   - limit: The maximum number of bytes that are read.
  init(
    of document: FeedDocument, decoding: any TextDecoding, sniffing: any EncodingSniffing,
    limit: Int = FeedDocument.limit
  ) {
    let isWhole = document.bytes.count <= limit
    bytes = isWhole ? document.bytes : Array(document.bytes.prefix(limit))
    encoding = FeedEncoding(
      of: bytes, transport: document.contentType.flatMap(MediaType.charset),
      sniffing: sniffing, knows: { decoding.decoder(for: $0) != nil })
    self.decoding = decoding
    var notes = encoding.note.map { [FeedNote(text: $0)] } ?? []
    if !isWhole {
      notes.append(
        FeedNote(text: "The document is larger than \(limit) bytes; the rest was ignored."))
    }
    self.notes = notes
  }

  var isBlank: Bool { bytes.allSatisfy(\.isBlankOrLineBreak) }

  /// Converts the whole document, and passes it to `take` piece by piece.
  func read(_ take: ([UInt8]) -> Void) {
    guard !encoding.label.hasPrefix("utf-32") else {
      return take(UTF32Text.utf8(of: bytes, isLittleEndian: encoding.label == "utf-32le"))
    }
    guard var decoder = decoding.decoder(for: encoding.label) else { return take(bytes) }
    for start in stride(from: 0, to: bytes.count, by: FeedLimits.piece) {
      take(decoder.decode(Array(bytes[start..<min(start + FeedLimits.piece, bytes.count)])))
    }
    take(decoder.finish())
  }

  /// The whole document.
  var utf8: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    read { text += $0 }
    return text
  }

  /// The first non-blank characters, in lower case, for detecting the format.
  var opening: String {
    let decoded = FeedTranscript(opening: self).utf8
    let text = String(decoding: decoded, as: UTF8.self).trimmingBlanks
    return (text.first == "\u{FEFF}" ? text.dropFirst().trimmingBlanks : text).lowercased()
  }

  /// Creates a transcript of the start of another transcript. In UTF-16 and UTF-32, a blank is not
  /// a single byte, so leading blanks stay.
  private init(opening whole: FeedTranscript) {
    let isWide = ["utf-16", "utf-32"].contains { whole.encoding.label.hasPrefix($0) }
    let start = isWide ? whole.bytes[...] : whole.bytes.drop(while: \.isBlankOrLineBreak)
    bytes = Array(start.prefix(1024))
    (encoding, decoding, notes) = (whole.encoding, whole.decoding, [])
  }
}

/// Decodes UTF-32, which browsers do not support, but which some feeds use.
enum UTF32Text {
  /// Converts to UTF-8. Invalid values become U+FFFD.
  static func utf8(of bytes: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var code: UInt32 = 0
      for place in 0..<4 where start + place < bytes.count {
        let shift = UInt32(8 * (isLittleEndian ? place : 3 - place))
        code |= UInt32(bytes[start + place]) << shift
      }
      text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    return Array(String(text).utf8)
  }
}
