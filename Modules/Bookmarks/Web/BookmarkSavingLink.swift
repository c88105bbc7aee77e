import CoreWeb
import HTTPTypes

/// A link that the user drags to the bookmarks bar of a browser. Clicking the link opens the form
/// for a new bookmark, filled in for the page that the browser shows.
enum BookmarkSavingLink {
  /// Returns the address of the link, for the server that received a request.
  static func address(for head: HTTPRequest) -> String {
    let isSecure = head.headerFields[.xForwardedProto] == "https"
    // The authority is a host name with a port, because the guard against forgery has checked it.
    let server = "\(isSecure ? "https" : "http")://\(head.authority ?? "localhost")"
    return "javascript:location.href='\(server)/bookmarks/new?url='"
      + "+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)"
  }
}
