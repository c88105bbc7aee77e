import CoreDomain

/// Formats numbers for messages, and parses typed numbers.
enum QuakeText {
  /// Returns the shortest exact form of a number, without a fraction if it is an integer.
  static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Parses a number, or returns `nil` if the text has another format. The minus sign may be “-” or
  /// the sign U+2212, which pages and messages use.
  static func number(_ typed: String) -> Double? {
    Double(DisplayText.trimmed(typed).replacing("\u{2212}", with: "-"))
  }
}
