import HTTPTypes

/// The favicon, which this site does not have.
///
/// Browsers request one automatically and log an error if it is missing.
enum SiteIcon {
  static let route = ServerRoute(.get, "/favicon.ico", isOpen: true) { _ in
    var reply = ServerReply(.noContent)
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }
}
