import BookshelfDomain
import CoreDomain

/// A document of the catalogue as it arrives: cut into values, of which one at a time is held.
///
/// Cutting asks for brackets and quotation marks alone. What is inside of a value is for
/// ``CatalogueJSONReader`` to judge, so a value that was cut at the wrong place, since brackets do not
/// match, is refused there.
struct CatalogueDocument {
  private let source: any ByteSource
  private var piece: ArraySlice<UInt8> = []

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// Passes over the mark of UTF-8 that may stand at the beginning.
  mutating func begin() async throws(ComicFailure) {
    guard try await peek() == CatalogueBytes.byteOrderMark[0] else { return }
    for byte in CatalogueBytes.byteOrderMark {
      guard try await peek() == byte else { throw Self.broken("it is not in UTF-8") }
      piece.removeFirst()
    }
  }

  /// Passes over a character, where it comes next.
  mutating func take(_ character: Unicode.Scalar) async throws(ComicFailure) -> Bool {
    guard try await next() == UInt8(ascii: character) else { return false }
    piece.removeFirst()
    return true
  }

  /// Passes over a character that has to come next.
  mutating func expect(_ character: Unicode.Scalar) async throws(ComicFailure) {
    guard try await take(character) else { throw Self.broken("“\(character)” is missing") }
  }

  /// Whether the next value begins with a character.
  mutating func begins(with character: Unicode.Scalar) async throws(ComicFailure) -> Bool {
    try await next() == UInt8(ascii: character)
  }

  /// Whether there is a further one in a list; its end is behind us, where there is none.
  mutating func hasMore(
    until end: Unicode.Scalar, isFirst: Bool
  ) async throws(ComicFailure) -> Bool {
    if try await take(end) { return false }
    if !isFirst { try await expect(",") }
    return true
  }

  /// The next value, as it is written.
  mutating func value() async throws(ComicFailure) -> [UInt8] {
    var value: [UInt8] = []
    var scan = CatalogueValueScan()
    guard try await next() != nil else { throw Self.broken("it ends too early") }
    repeat {
      let end = scan.end(in: piece)
      value += piece[..<(end ?? piece.endIndex)]
      guard value.count <= CatalogueLimits.seriesBytes else {
        throw CatalogueBroken.noJSON(CatalogueBroken.tooLarge)
      }
      piece = piece[(end ?? piece.endIndex)...]
      if end != nil { return value }
    } while try await peek() != nil
    throw Self.broken("it ends too early")
  }

  /// Ends the reading: nothing may stand behind the document.
  mutating func finish() async throws(ComicFailure) {
    guard try await next() == nil else { throw Self.broken("something stands behind its end") }
  }

  static func broken(_ reason: String) -> ComicFailure {
    CatalogueBroken.noJSON(CatalogueJSONReader.Fault(reason: reason))
  }
}

extension CatalogueDocument {
  /// The next byte that is no blank, which stays; nothing at the end.
  private mutating func next() async throws(ComicFailure) -> UInt8? {
    while let byte = try await peek() {
      guard byte.isBlankOfCatalogue else { return byte }
      piece = piece.drop(while: \.isBlankOfCatalogue)
    }
    return nil
  }

  /// The next byte, which stays; nothing at the end.
  private mutating func peek() async throws(ComicFailure) -> UInt8? {
    while piece.isEmpty {
      guard let bytes = try await CatalogueBytes.next(of: source) else { return nil }
      piece = bytes[...]
    }
    return piece.first
  }
}

/// Looks for the end of a value in the pieces in which it comes.
private struct CatalogueValueScan {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var isWord = false

  /// The place behind the value; nothing where it goes on in the next piece.
  ///
  /// - Parameter piece: the bytes that follow those of the last call, from the first byte of the value
  ///   on.
  mutating func end(in piece: ArraySlice<UInt8>) -> Int? {
    for place in piece.indices {
      let byte = piece[place]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
          if depth == 0 { return place + 1 }
        }
      } else if let end = endOutsideOfText(byte, at: place) {
        return end
      }
    }
    return nil
  }

  private mutating func endOutsideOfText(_ byte: UInt8, at place: Int) -> Int? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if isWord { return place }
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if depth == 0 { return place }
      depth -= 1
      if depth == 0 { return place + 1 }
    case UInt8(ascii: "\""):
      if isWord { return place }
      isInText = true
    case UInt8(ascii: ","):
      if depth == 0 { return place }
    default:
      guard depth == 0 else { return nil }
      if byte.isBlankOfCatalogue { return place }
      isWord = true
    }
    return nil
  }
}
