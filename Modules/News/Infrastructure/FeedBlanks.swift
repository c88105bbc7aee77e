extension Substring {
  /// The text without leading and trailing whitespace.
  var trimmingBlanks: String {
    guard let first = utf8.firstIndex(where: { !$0.isBlankInMarkup }),
      let last = utf8.lastIndex(where: { !$0.isBlankInMarkup })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// The text without leading and trailing whitespace.
  var trimmingBlanks: String {
    let hasBlanks = utf8.first?.isBlankInMarkup == true || utf8.last?.isBlankInMarkup == true
    return hasBlanks ? self[...].trimmingBlanks : self
  }
}

extension UInt8 {
  /// Whether the byte is whitespace in XML.
  /// https://www.w3.org/TR/xml/#NT-S
  var isBlankInMarkup: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
