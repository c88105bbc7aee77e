/// The parser's limits, in addition to those in the Domain. A feed that exceeds them is broken or
/// malicious.
enum FeedLimits {
  /// The maximum depth of nested elements.
  static let depth = 256
  /// The maximum number of bytes that entities may add.
  static let expansion = 1024 * 1024
  /// The maximum length of an identifier, a name, a category or a date, in bytes.
  static let word = 4096
  /// The maximum numbers of authors, categories and enclosures per entry.
  static let authors = 50
  static let categories = 200
  static let enclosures = 200
  /// The number of bytes that are decoded at a time.
  static let piece = 64 * 1024
}
