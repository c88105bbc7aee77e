import BookshelfDomain
import CoreDomain

/// Splits an incoming catalogue document into values, and buffers one at a time.
///
/// Splitting looks only at brackets and quotation marks. ``JSONReader`` checks the
/// contents of a value. If brackets do not match and a value was split at the wrong place, this
/// check rejects it.
struct CatalogueDocument {
  private let source: any ByteSource
  private var piece: ArraySlice<UInt8> = []

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// Skips an optional UTF-8 byte order mark.
  mutating func begin() async throws(ComicFailure) {
    guard try await peek() == CatalogueBytes.byteOrderMark[0] else { return }
    for byte in CatalogueBytes.byteOrderMark {
      guard try await peek() == byte else { throw Self.broken("it is not in UTF-8") }
      piece.removeFirst()
    }
  }

  /// Consumes a character and returns `true` if the character is next, otherwise returns `false`.
  mutating func take(_ character: Unicode.Scalar) async throws(ComicFailure) -> Bool {
    guard try await next() == UInt8(ascii: character) else { return false }
    piece.removeFirst()
    return true
  }

  /// Consumes a character, or throws if it is not next.
  mutating func expect(_ character: Unicode.Scalar) async throws(ComicFailure) {
    guard try await take(character) else { throw Self.broken("“\(character)” is missing") }
  }

  /// Returns whether the next value starts with a character.
  mutating func begins(with character: Unicode.Scalar) async throws(ComicFailure) -> Bool {
    try await next() == UInt8(ascii: character)
  }

  /// Returns whether a list has another element. Consumes the end of the list if there is no other
  /// element.
  mutating func hasMore(
    until end: Unicode.Scalar, isFirst: Bool
  ) async throws(ComicFailure) -> Bool {
    if try await take(end) { return false }
    if !isFirst { try await expect(",") }
    return true
  }

  /// Returns the bytes of the next value.
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

  /// Ends the document. Throws if anything follows the document.
  mutating func finish() async throws(ComicFailure) {
    guard try await next() == nil else { throw Self.broken("it continues after its end") }
  }

  static func broken(_ reason: String) -> ComicFailure {
    CatalogueBroken.noJSON(JSONReader.Fault(reason: reason))
  }
}

extension CatalogueDocument {
  /// Returns the next byte that is not blank, or `nil` at the end. Does not consume the byte.
  private mutating func next() async throws(ComicFailure) -> UInt8? {
    while let byte = try await peek() {
      guard byte.isBlankOrLineBreak else { return byte }
      piece = piece.drop(while: \.isBlankOrLineBreak)
    }
    return nil
  }

  /// Returns the next byte, or `nil` at the end. Does not consume the byte.
  private mutating func peek() async throws(ComicFailure) -> UInt8? {
    while piece.isEmpty {
      guard let bytes = try await CatalogueBytes.next(of: source) else { return nil }
      piece = bytes[...]
    }
    return piece.first
  }
}

/// Finds the end of a value across chunks.
private struct CatalogueValueScan {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var isWord = false

  /// Returns the position after the value, or `nil` if the value continues in the next chunk.
  ///
  /// - Parameter piece: The next bytes, starting with the first byte of the value.
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
      if byte.isBlankOrLineBreak { return place }
      isWord = true
    }
    return nil
  }
}
