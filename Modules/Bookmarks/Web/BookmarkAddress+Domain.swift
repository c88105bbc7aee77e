import BookmarksDomain
import CoreWeb

extension BookmarkAddress {
  /// The host and port of a web address, or the whole address for other schemes.
  ///
  /// User information is left out, because it could be mistaken for a host.
  var domain: String {
    guard let host = web?.authority.unicodeScalars.split(separator: "@").last else { return typed }
    return String(String.UnicodeScalarView(host))
  }
}
