/// How much of a document is kept, where the Domain does not say. A feed that holds more of
/// something than these is broken, or means harm.
enum FeedLimits {
  /// How deep elements may stand in one another.
  static let depth = 256
  /// How many bytes the entities of a document may add.
  static let expansion = 1024 * 1024
  /// How many bytes of an identifier, a name, a category or a date are read.
  static let word = 4096
  /// How many of each an entry may have.
  static let authors = 50
  static let categories = 200
  static let enclosures = 200
  /// How many bytes are read at a time.
  static let piece = 64 * 1024
}
