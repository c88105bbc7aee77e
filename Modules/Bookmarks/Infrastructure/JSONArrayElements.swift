import BookmarksDomain

/// Cuts an array of JSON, which comes in pieces that may end anywhere, into the bytes of its elements.
///
/// It looks at brackets, braces, commas and quotation marks and at nothing else: whether an element is
/// proper JSON is for whoever decodes it. What it holds is one element, up to its limit; of a larger one the end is found.
struct JSONArrayElements {
  /// An element, and the line on which it begins, counted from 1.
  struct Element {
    let line: Int
    /// Nothing when there are more than the limit.
    let bytes: [UInt8]?
  }

  private enum Place {
    case beforeArray
    /// Between elements; the array has none yet, or a comma came, or one is expected.
    case beforeFirst, beforeElement, afterElement
    case inElement
    case afterArray
  }

  /// How large an element may be, in bytes.
  let limit: Int
  private var place = Place.beforeArray
  private var line = 1
  private var element: [UInt8] = []
  private var isTooLarge = false
  /// Why the text is no array, when that was found behind whole elements.
  private var failure: BookmarkFailure?
  private var elementLine = 1
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// - Parameter limit: how large an element may be, in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next bytes, and returns the elements that are whole by now. What is wrong behind them
  /// is thrown the next time.
  mutating func take(_ bytes: [UInt8]) throws(BookmarkFailure) -> [Element] {
    if let failure { throw failure }
    var found: [Element] = []
    do throws(BookmarkFailure) {
      for byte in bytes {
        if let element = try take(byte) { found.append(element) }
        if byte == UInt8(ascii: "\n") { line += 1 }
      }
    } catch {
      guard !found.isEmpty else { throw error }
      failure = error
    }
    return found
  }

  /// Ends the text.
  func finish() throws(BookmarkFailure) {
    if let failure { throw failure }
    guard place == .afterArray else {
      throw .unreadableFile(
        reason: place == .beforeArray
          ? "it is empty" : "it ends on line \(line), within the array")
    }
  }

  /// Takes a byte, and returns the element that it ends.
  private mutating func take(_ byte: UInt8) throws(BookmarkFailure) -> Element? {
    if place == .inElement { return try takeInElement(byte) }
    guard !Self.blanks.contains(byte) else { return nil }
    switch (place, byte) {
    case (.beforeArray, UInt8(ascii: "[")):
      place = .beforeFirst
    case (.beforeArray, 0xEF), (.beforeArray, 0xBB), (.beforeArray, 0xBF):
      // A byte order mark.
      break
    case (.beforeFirst, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")):
      place = .afterArray
    case (.afterElement, UInt8(ascii: ",")):
      place = .beforeElement
    case (.beforeFirst, _), (.beforeElement, _):
      guard byte != UInt8(ascii: ","), byte != UInt8(ascii: "]") else { fallthrough }
      place = .inElement
      elementLine = line
      return try takeInElement(byte)
    default:
      throw .unreadableFile(
        reason: "“\(Unicode.Scalar(byte))” on line \(line) is not what an array of JSON has there")
    }
    return nil
  }

  private mutating func takeInElement(_ byte: UInt8) throws(BookmarkFailure) -> Element? {
    if !isInText, depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") {
      place = byte == UInt8(ascii: "]") ? .afterArray : .beforeElement
      defer {
        element = []
        isTooLarge = false
      }
      return Element(line: elementLine, bytes: isTooLarge ? nil : element)
    }
    if element.count < limit {
      element.append(byte)
    } else {
      isTooLarge = true
    }
    if isInText {
      takeInText(byte)
    } else if byte == UInt8(ascii: "\"") {
      isInText = true
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      depth += 1
    } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      guard depth > 0 else {
        throw .unreadableFile(reason: "the brace on line \(line) closes nothing")
      }
      depth -= 1
    }
    return nil
  }

  private mutating func takeInText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
    }
  }

  private static let blanks: Set<UInt8> = [9, 10, 13, 32]
}
