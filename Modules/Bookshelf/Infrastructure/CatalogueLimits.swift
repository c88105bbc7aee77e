/// Limits for parsing a catalogue document. They apply to both parsers, except for the limit on the
/// size of the document. That limit applies only to the parser that reads the whole document into
/// memory. `JSONReader` limits the depth of values, of which the format needs 6 with the document
/// itself, and the length of texts.
enum CatalogueLimits {
  /// The maximum size of a series in bytes: about 40,000 episodes.
  static let seriesBytes = 16 * 1024 * 1024
  /// The maximum size in bytes of a document that is read into memory.
  static let documentBytes = 256 * 1024 * 1024
  /// The maximum absolute value of an integer for which the format states no other limit.
  static let wholeNumber = 1_000_000_000
  /// The maximum length of an identifier, in UTF-8 bytes.
  static let identifierBytes = 256
}
