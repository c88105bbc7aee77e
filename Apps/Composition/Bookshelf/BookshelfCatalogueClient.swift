import CoreDomain
import HTTPTypes

/// The HTTP client for catalogues. Requests to the configured service use the service's client,
/// which can reach private networks. Requests to all other addresses use the client for
/// user-supplied addresses.
struct BookshelfCatalogueClient: HTTPClient {
  let service: ServiceWay
  let others: any HTTPClient

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    let origin = HTTPOrigin(address: service.base)
    let isService = !service.isDemo && origin?.contains(request.address) == true
    return try await (isService ? service.client : others)
      .send(request, body: body, limits: limits)
  }
}
