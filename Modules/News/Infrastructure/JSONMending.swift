import CoreDomain

/// Repairs almost valid JSON. Valid JSON does not change.
///
/// It repairs three mistakes that occur in feeds: control characters in strings, trailing commas,
/// and unpaired surrogates in `\u` escapes. A truncated document is cut after the last complete
/// item. Anything else stays as it is.
struct JSONMending {
  private var mended: [UInt8] = []
  /// The open brackets, the outermost first.
  private var open: [UInt8] = []
  /// The length of the document up to the end of the last complete item, and the brackets that
  /// close the document there.
  private var whole: (count: Int, ends: String)?

  /// Returns the repaired document. It may still be invalid.
  static func mended(_ json: [UInt8]) -> [UInt8] {
    var mending = JSONMending()
    mending.mended.reserveCapacity(json.count)
    var rest = json[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { mending.takeText(&rest) } else { mending.take(byte) }
    }
    return mending.finished()
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      dropComma()
      open.removeLast(open.isEmpty ? 0 : 1)
    default: break
    }
    mended.append(byte)
    guard byte == UInt8(ascii: "}") else { return }
    if open == Self.list { whole = (mended.count, "]}") }
    if open == Self.listOfRSS { whole = (mended.count, "]}}}") }
  }

  /// The brackets that are open between two items: `list` in JSON Feed, `listOfRSS` in RSS in JSON.
  private static let list = Array("{[".utf8)
  private static let listOfRSS = Array("{{{[".utf8)

  /// Drops a trailing comma with the whitespace after it.
  private mutating func dropComma() {
    let last = mended.lastIndex { !$0.isBlankOrLineBreak }
    if let last, mended[last] == UInt8(ascii: ",") { mended.removeSubrange(last...) }
  }

  /// Copies a string after its opening quotation mark, up to the closing one.
  private mutating func takeText(_ rest: inout ArraySlice<UInt8>) {
    mended.append(UInt8(ascii: "\""))
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): takeEscape(&rest)
      case 0..<0x20: mended.append(0x20)
      default: mended.append(byte)
      }
      if byte == UInt8(ascii: "\"") { return }
    }
  }

  /// Copies an escape after its backslash. An unpaired surrogate becomes U+FFFD.
  private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
    guard let unit = Self.unit(rest) else {
      mended.append(UInt8(ascii: "\\"))
      if let byte = rest.popFirst() { mended.append(byte) }
      return
    }
    let second = rest.dropFirst(5).first == UInt8(ascii: "\\") ? Self.unit(rest.dropFirst(6)) : nil
    let isPair = UTF16.isLeadSurrogate(unit) && second.map(UTF16.isTrailSurrogate) == true
    let isHalf = !isPair && (UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit))
    let length = isPair ? 11 : 5
    mended.append(UInt8(ascii: "\\"))
    mended += isHalf ? Array("ufffd".utf8) : Array(rest.prefix(length))
    rest = rest.dropFirst(length)
  }

  /// Returns the number in a leading `u0041`.
  private static func unit(_ rest: ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.dropFirst().prefix(4)
    guard rest.first == UInt8(ascii: "u"), digits.count == 4 else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns the document. If it is truncated, returns it up to the last complete item, and closes
  /// the open brackets.
  private consuming func finished() -> [UInt8] {
    guard !open.isEmpty, let whole else { return mended }
    return mended[..<whole.count] + Array(whole.ends.utf8)
  }
}
