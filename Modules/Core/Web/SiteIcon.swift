import HTTPTypes

/// The favicon, which is also the mark in the header: a stitched seam between two pieces.
enum SiteIcon {
  static let route = ServerRoute(.get, "/favicon.ico", isOpen: true) { _ in
    var reply = ServerReply.text(picture, type: "image/svg+xml")
    reply.fields[.cacheControl] = "max-age=3600"
    reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyOfPicture
    return reply
  }

  /// The icon as a part of a page. The style sheet sets its colors.
  static let mark = #"<svg viewBox="0 0 32 32" aria-hidden="true">\#(shapes)</svg>"#

  private static let picture =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#4053c8" stroke="#fff">"##
    + shapes + "</svg>"

  private static let shapes =
    #"<rect width="32" height="32" rx="8" stroke="none"></rect>"#
    + #"<path d="M8 21 13 11M13.5 21l5-10M19 21l5-10" stroke-width="2.5" stroke-linecap="round"></path>"#
}
