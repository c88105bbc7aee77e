/// Numbers of the feature, as messages repeat them.
enum QuakeText {
  /// A number with as few digits as tell it from others, and none behind the point where it is whole.
  static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
