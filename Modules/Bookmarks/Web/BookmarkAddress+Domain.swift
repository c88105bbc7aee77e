import BookmarksDomain
import CoreWeb

extension BookmarkAddress {
  /// The host of a page with its port, or the whole address if it is not a web address.
  ///
  /// User information is left out, because it could be mistaken for a host.
  var domain: String {
    guard let host = web?.authority.unicodeScalars.split(separator: "@").last else { return typed }
    return String(String.UnicodeScalarView(host))
  }
}
