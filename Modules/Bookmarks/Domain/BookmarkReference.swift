import CoreDomain

/// How a user names one bookmark: by its identifier, a prefix of the identifier, or its address.
public enum BookmarkReference: Hashable, Sendable {
  /// An identifier, or a prefix of one.
  case identifier(String)
  case address(BookmarkAddress)

  /// Parses a reference. Text with a colon is an address, because identifiers contain no colon.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the address is invalid.
  public init(_ typed: String, by normalizer: BookmarkNormalizer) throws(BookmarkFailure) {
    let text = DisplayText.trimmed(typed)
    do throws(BookmarkFieldFailure) {
      self =
        text.utf8.contains(UInt8(ascii: ":"))
        ? .address(try BookmarkAddress(text, by: normalizer)) : .identifier(text)
    } catch {
      throw .form([error])
    }
  }
}
