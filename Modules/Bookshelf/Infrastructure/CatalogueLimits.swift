/// What reading a document of the catalogue may cost. Both readers keep to the same limits, but for
/// that of the whole document: only who holds it whole needs one.
enum CatalogueLimits {
  /// How many bytes a series may have as it is written: some 40,000 episodes.
  static let seriesBytes = 16 * 1024 * 1024
  /// How deep values may stand in others. The format goes 6 deep, the document itself included.
  static let depth = 64
  /// How many bytes a text may have as it is written, between its quotation marks.
  static let textBytes = 64 * 1024
  /// How many bytes a document may have that is read whole.
  static let documentBytes = 256 * 1024 * 1024
  /// How far from 0 a whole number may be, where the format says no other limit.
  static let wholeNumber = 1_000_000_000
  /// How many bytes of UTF-8 an identifier may have.
  static let identifierBytes = 256
}
