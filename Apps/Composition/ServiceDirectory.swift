import CoreDomain

/// The address and HTTP client of each service.
struct ServiceDirectory: Sendable {
  /// Whether the demo server provides all services.
  let isDemo: Bool
  private let find: @Sendable (Service) -> ServiceWay

  /// - Parameter configured: The client for services whose base address is configured. It can reach
  ///   private networks, because the user chose the address.
  init(
    bases: [Service: String], configured: any HTTPClient, others: any HTTPClient,
    tokens: [Service: Secret] = [:]
  ) {
    isDemo = false
    find = { service in
      let base = bases[service]
      return ServiceWay(
        base: base ?? service.base, client: base == nil ? others : configured,
        token: tokens[service])
    }
  }

  /// Makes a directory in which one server provides all services. The server receives no tokens.
  ///
  /// - Parameter demo: The address of the server, without a path.
  init(demo: String, client: any HTTPClient) {
    isDemo = true
    find = { ServiceWay(base: demo + $0.demoPath, client: client, isDemo: true) }
  }

  func way(to service: Service) -> ServiceWay { find(service) }
}

struct ServiceWay: Sendable {
  /// The base address of the service, without a trailing slash.
  let base: String
  let client: any HTTPClient
  /// The API token, or `nil` for none. It must be sent only to the origin of ``base``.
  var token: Secret?
  /// Whether the demo server provides the service.
  var isDemo = false
}
