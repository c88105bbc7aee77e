public import BookshelfDomain
public import CoreDomain
import HTTPTypes

/// Pages of a catalogue from the web, each of which leads to the next one by a `Link`.
/// https://www.rfc-editor.org/rfc/rfc8288
public struct HTTPCatalogueSource: CatalogueSource {
  private let client: any HTTPClient
  private let limits: HTTPLimits

  /// - Parameters:
  ///   - client: decides by itself which networks it reaches.
  ///   - limits: what one page may cost.
  public init(client: any HTTPClient, limits: HTTPLimits = HTTPCatalogueSource.limits) {
    self.client = client
    self.limits = limits
  }

  /// What a page may cost: 60 s, 10 s to connect, 64 MiB, 5 redirects.
  public static let limits = HTTPLimits(
    total: .seconds(60), connect: .seconds(10), bytes: 64 * 1024 * 1024, redirects: 5)

  public func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(ComicFailure) -> CatalogueReply {
    guard let address = WebAddress(page.address) else { throw .source(.malformedAddress(page)) }
    var request = HTTPRequest(get: address).conditional(on: validators)
    request.headerFields[.accept] = "application/json"
    let reply = try await send(request, for: page)
    // Validators are those of the address that replied. They are kept where that one is asked the
    // next time: no client takes them along on a redirect.
    let isAskedAgain = reply.address == request.address
    let renewed = isAskedAgain ? validators.renewed(by: reply) : .none
    switch reply.response.status.code {
    case 304 where !validators.isEmpty: return .unchanged(renewed)
    case 200, 203:
      return .document(
        CatalogueBody(reply.body, of: page), renewed, next: try Self.next(in: reply, of: page))
    case let status: throw .source(.refused(page, status: status))
    }
  }
}

extension HTTPCatalogueSource {
  private func send(
    _ request: HTTPRequest, for page: CataloguePage
  ) async throws(ComicFailure) -> HTTPReply {
    do throws(HTTPFailure) {
      return try await client.send(request, body: [], limits: limits)
    } catch .cancelled {
      throw .cancelled(CatalogueProgress())
    } catch {
      throw .source(.unreachable(page, error))
    }
  }

  /// The page that a reply leads to; nothing on the last one.
  ///
  /// A link to another server is a failure and not the end: where it was passed over, a catalogue
  /// would seem to have lost all that follows.
  private static func next(
    in reply: HTTPReply, of page: CataloguePage
  ) throws(ComicFailure) -> CataloguePage? {
    guard let link = reply.link("next") else { return nil }
    guard let origin = HTTPOrigin(address: reply.address), origin.contains(link.target),
      let target = WebAddress(link.target)
    else {
      throw .catalogue(
        reason: "The page “\(DisplayText.quoted(page.address))” leads on to "
          + "“\(DisplayText.quoted(link.target))”, which is another server. "
          + "A catalogue stays on one: give the address of the other one itself.")
    }
    return CataloguePage(target.withoutFragment.text)
  }
}

extension HTTPRequest {
  /// The address that the request asks, as a reply names it.
  fileprivate var address: String { "\(scheme ?? "")://\(authority ?? "")\(path ?? "")" }
}

/// The body of a reply, piece by piece.
private actor CatalogueBody: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let page: CataloguePage

  init(_ bytes: [UInt8], of page: CataloguePage) {
    rest = bytes[...]
    self.page = page
  }

  /// How many bytes a piece has at most.
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
