public import BookshelfDomain
public import CoreDomain
import HTTPTypes

/// A source of catalogue pages on the web. The `Link` header of each page except the last leads to
/// the next page.
/// https://www.rfc-editor.org/rfc/rfc8288
public struct HTTPCatalogueSource: CatalogueSource {
  private let client: any HTTPClient
  private let limits: HTTPLimits

  /// - Parameters:
  ///   - client: The HTTP client, which restricts the reachable networks itself.
  ///   - limits: The limits of the request for one page: time, size and redirects.
  public init(client: any HTTPClient, limits: HTTPLimits = HTTPCatalogueSource.limits) {
    self.client = client
    self.limits = limits
  }

  /// The default limits of the request for one page: 60 s in total, 10 s to connect, 64 MiB and 5
  /// redirects.
  public static let limits = HTTPLimits.service(total: .seconds(60), mebibytes: 64)

  public func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    guard let address = WebAddress(page.address) else { throw .source(.malformedAddress(page)) }
    var request = HTTPRequest(get: address).conditional(on: validators)
    request.headerFields[.accept] = "application/json"
    let reply = try await client.reply(to: request, limits: limits) { failure -> ComicFailure in
      failure == .cancelled
        ? .cancelled(CatalogueProgress()) : .source(.unreachable(page, failure))
    }
    // Validators belong to the address that responded. They are stored only if that is the
    // requested address, because clients do not send validators again after a redirect.
    let isAskedAgain = reply.address == request.address
    let renewed = isAskedAgain ? validators.renewed(by: reply) : .none
    switch reply.response.status.code {
    case 304 where !validators.isEmpty:
      return .unchanged(renewed, next: try Self.next(in: reply, of: page))
    case 200, 203:
      return .document(
        CatalogueBody(reply.body, of: page), renewed, next: try Self.next(in: reply, of: page))
    case let status: throw .source(.refused(page, status: status))
    }
  }
}

extension HTTPCatalogueSource {
  /// Returns the next page, or `nil` on the last page.
  ///
  /// A link to another server is an error. If such a link were ignored, all series on the following
  /// pages would seem to have been withdrawn.
  private static func next(
    in reply: HTTPReply, of page: CataloguePage
  ) throws(ComicFailure) -> CataloguePage? {
    guard let link = reply.link("next") else { return nil }
    guard let origin = HTTPOrigin(address: reply.address), origin.contains(link.target),
      let target = WebAddress(link.target)
    else {
      throw .catalogue(
        reason: "The page “\(DisplayText.quoted(page.address))” links to "
          + "“\(DisplayText.quoted(link.target))” on another server. A catalogue must stay on one "
          + "server. Contact its publisher.")
    }
    return CataloguePage(target.withoutFragment.text)
  }
}

/// The body of a response in chunks.
private actor CatalogueBody: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let page: CataloguePage

  init(_ bytes: [UInt8], of page: CataloguePage) {
    rest = bytes[...]
    self.page = page
  }

  /// The maximum size of a chunk, in bytes.
  private static let pieceSize = 64 * 1024

  func next() throws(FileFailure) -> [UInt8]? {
    guard !Task.isCancelled else {
      throw .unreadable(path: page.address, reason: "the work was cancelled")
    }
    let piece = Array(rest.prefix(Self.pieceSize))
    rest = rest.dropFirst(piece.count)
    return piece.isEmpty ? nil : piece
  }
}
