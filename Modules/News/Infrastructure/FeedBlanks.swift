import CoreDomain

extension Substring {
  /// The text without leading and trailing whitespace.
  var trimmingBlanks: String {
    guard let first = utf8.firstIndex(where: { !$0.isBlankOrLineBreak }),
      let last = utf8.lastIndex(where: { !$0.isBlankOrLineBreak })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// The text without leading and trailing whitespace.
  var trimmingBlanks: String {
    let hasBlanks = utf8.first?.isBlankOrLineBreak == true || utf8.last?.isBlankOrLineBreak == true
    return hasBlanks ? self[...].trimmingBlanks : self
  }
}
