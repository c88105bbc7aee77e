import HTTPTypes

/// The icon that pages do not have.
///
/// Browsers ask for one by themselves wherever a page may have pictures, and note it as an error when the
/// answer is that it is not there.
enum SiteIcon {
  static let route = ServerRoute(.get, "/favicon.ico", isOpen: true) { _ in
    var reply = ServerReply(.noContent)
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }
}
