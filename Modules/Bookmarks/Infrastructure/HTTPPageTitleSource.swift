public import BookmarksDomain
public import CoreDomain
import HTTPTypes

/// Fetches a web page over HTTP and returns the text of its `<title>`.
public struct HTTPPageTitleSource: PageTitleSource {
  private let client: any HTTPClient
  private let limits: HTTPLimits
  private let decoding: any TextDecoding
  private let sniffing: any EncodingSniffing

  /// - Parameters:
  ///   - decoding: Decodes the encodings of pages.
  ///   - sniffing: Guesses the encoding of a page that does not declare it.
  public init(
    client: any HTTPClient, limits: HTTPLimits, decoding: any TextDecoding,
    sniffing: any EncodingSniffing
  ) {
    self.client = client
    self.limits = limits
    self.decoding = decoding
    self.sniffing = sniffing
  }

  public func title(at address: PageAddress) async throws(PageTitleFailure) -> String? {
    let reply = try await client.reply(to: request(for: address), limits: limits) {
      PageTitleFailure.unreachable($0.description)
    }
    let status = reply.response.status
    guard status.kind == .successful else { throw .refused(status: status.code) }
    let type = reply.response.headerFields[.contentType] ?? "text/html"
    guard Self.isPage(type) else {
      throw .unreadable("The address leads to “\(DisplayText.quoted(type))”, which has no title.")
    }
    let label = label(of: reply.body, declared: MediaType.charset(in: type))
    guard var decoder = decoding.decoder(for: label) else {
      throw .unreadable("The page has the unknown encoding “\(DisplayText.quoted(label))”.")
    }
    let title = HTMLTitle.title(in: decoder.decode(reply.body) + decoder.finish())
    guard title?.unicodeScalars.contains("\u{FFFD}") != true else {
      throw .unreadable(
        "The title is not valid in the encoding of the page, “\(DisplayText.quoted(label))”.")
    }
    return title
  }
}

extension HTTPPageTitleSource {
  /// Returns the label of the page's encoding. Ignores declared encodings that are unknown.
  ///
  /// - Parameter charset: The encoding from the HTTP response.
  private func label(of body: [UInt8], declared charset: String?) -> String {
    let start = Array(body.prefix(HTMLEncoding.startSize))
    if let label = HTMLEncoding.shown(by: start) { return label }
    let declared = [charset, HTMLEncoding.declared(in: start)].compactMap(\.self)
    if let label = declared.first(where: { decoding.decoder(for: $0) != nil }) { return label }
    return HTMLEncoding.isUTF8(beyondASCII: body)
      ? "utf-8" : HTMLEncoding.guess(of: body, by: sniffing)
  }

  private func request(for address: PageAddress) -> HTTPRequest {
    let isPrintable = { (byte: UInt8) in (0x21...0x7E).contains(byte) }
    var request = HTTPRequest(
      method: .get, scheme: address.scheme, authority: address.authority,
      path: address.target.utf8.percentEncoded(except: isPrintable))
    request.headerFields[.accept] = "text/html, application/xhtml+xml;q=0.9"
    return request
  }

  private static func isPage(_ type: String) -> Bool {
    let essence = type.prefix { $0 != ";" }.lowercased()
    return essence.hasPrefix("text/html") || essence.hasPrefix("application/xhtml+xml")
  }
}
