import HTTPTypes

extension HTTPRequest {
  /// The path of the page of this server that sent the request, with its query, or `nil` if the
  /// request names no such page. An invalid path becomes `/`.
  var referringPath: String? {
    let page = headerFields[.referer] ?? ""
    let origins = ["http", "https"].map { "\($0)://\(authority ?? "")" }
    let origin = origins.first { page.lowercased().hasPrefix("\($0.lowercased())/") }
    return origin.map { LocalPath(String(page.dropFirst($0.count))).text }
  }
}
