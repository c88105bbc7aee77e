import BookmarksDomain
import CoreDomain

/// Splits a JSON array into the bytes of its elements. The input arrives in chunks that may end
/// anywhere.
///
/// It looks only at brackets, braces, commas and quotation marks; the caller's decoder checks
/// whether an element is valid JSON. It buffers at most one element, up to a limit. A larger
/// element is skipped up to its end.
struct JSONArrayElements {
  /// An element, and the line on which it starts, counted from 1.
  struct Element {
    let line: Int
    /// The bytes of the element, or `nil` if it exceeds the limit.
    let bytes: [UInt8]?
  }

  private enum Place {
    case beforeArray
    /// Before the first element, after a comma, or after an element.
    case beforeFirst, beforeElement, afterElement
    case inElement
    case afterArray
  }

  /// The maximum size of an element, in bytes.
  let limit: Int
  private var place = Place.beforeArray
  private var line = 1
  private var element: [UInt8] = []
  private var isTooLarge = false
  /// A syntax error that follows complete elements, or `nil`. The next call throws the error.
  private var failure: BookmarkFailure?
  private var elementLine = 1
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next chunk and returns the elements that are complete. If a syntax error follows
  /// them, the next call throws it.
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

  /// Ends the input. Throws if the array is incomplete or a syntax error is pending.
  func finish() throws(BookmarkFailure) {
    if let failure { throw failure }
    guard place == .afterArray else {
      throw .unreadableFile(
        reason: place == .beforeArray
          ? "it is empty" : "it ends inside the array, on line \(line)")
    }
  }

  /// Takes one byte. Returns the element if the byte completes one, else `nil`.
  private mutating func take(_ byte: UInt8) throws(BookmarkFailure) -> Element? {
    if place == .inElement { return try takeInElement(byte) }
    guard !byte.isBlankOrLineBreak else { return nil }
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
        reason: "“\(Unicode.Scalar(byte))” on line \(line) is invalid in a JSON array")
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
    switch byte {
    case _ where isEscaped: isEscaped = false
    case UInt8(ascii: "\\") where isInText: isEscaped = true
    case UInt8(ascii: "\""): isInText.toggle()
    case _ where isInText: break
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth > 0 else {
        throw .unreadableFile(reason: "the closing bracket on line \(line) has no opening bracket")
      }
      depth -= 1
    default: break
    }
    return nil
  }
}
