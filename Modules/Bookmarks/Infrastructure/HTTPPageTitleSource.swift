public import BookmarksDomain
public import CoreDomain
import HTTPTypes

/// A source of titles that asks for the page over HTTP and reads its `<title>`.
public struct HTTPPageTitleSource: PageTitleSource {
  private let client: any HTTPClient
  private let limits: HTTPLimits

  public init(client: any HTTPClient, limits: HTTPLimits) {
    self.client = client
    self.limits = limits
  }

  public func title(at address: BookmarkAddress) async throws(PageTitleFailure) -> String? {
    let reply = try await fetch(try request(for: address))
    let status = reply.response.status
    guard status.kind == .successful else { throw .refused(status: status.code) }
    let type = reply.response.headerFields[.contentType] ?? "text/html"
    guard Self.isPage(type) else {
      throw .unreadable("The address leads to “\(type)”, which has no title.")
    }
    guard Self.isUTF8(type) || !HTMLTitle.hasForeignCharacters(reply.body) else {
      throw .unreadable("The page is written in “\(type)”; only UTF-8 is read.")
    }
    return HTMLTitle.title(in: reply.body)
  }
}

extension HTTPPageTitleSource {
  private func request(for address: BookmarkAddress) throws(PageTitleFailure) -> HTTPRequest {
    guard address.isWeb else {
      throw .unreachable("“\(address.scheme)” is no address of the web.")
    }
    let rest = address.typed.dropFirst(address.scheme.utf8.count + "://".utf8.count)
    let end = rest.firstIndex(where: { "/?#".contains($0) }) ?? rest.endIndex
    let target = rest[end...].prefix { $0 != "#" }
    var request = HTTPRequest(
      method: .get, scheme: address.scheme, authority: String(rest[..<end]),
      path: target.hasPrefix("/") ? String(target) : "/" + target)
    request.headerFields[.accept] = "text/html, application/xhtml+xml;q=0.9"
    return request
  }

  private func fetch(_ request: HTTPRequest) async throws(PageTitleFailure) -> HTTPReply {
    do throws(HTTPFailure) {
      return try await client.send(request, body: [], limits: limits)
    } catch {
      throw .unreachable(error.description)
    }
  }

  private static func isPage(_ type: String) -> Bool {
    let essence = type.prefix { $0 != ";" }.lowercased()
    return essence.hasPrefix("text/html") || essence.hasPrefix("application/xhtml+xml")
  }

  /// Whether a content type names no other encoding than UTF-8.
  private static func isUTF8(_ type: String) -> Bool {
    let type = type.lowercased()
    return !type.contains("charset") || type.contains("utf-8") || type.contains("utf8")
  }
}
