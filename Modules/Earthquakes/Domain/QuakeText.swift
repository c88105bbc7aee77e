/// Formats numbers for messages.
enum QuakeText {
  /// Returns the shortest exact form of a number, without a fraction if it is an integer.
  static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
