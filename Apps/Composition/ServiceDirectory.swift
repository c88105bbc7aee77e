import CoreDomain

/// The way to each service: its address, and the client that may go there.
struct ServiceDirectory: Sendable {
  /// Whether all services are played by the demo upstream.
  let isDemo: Bool
  private let find: @Sendable (Service) -> ServiceWay

  /// - Parameters:
  ///   - bases: the bases that somebody has set.
  ///   - configured: the client for these. It reaches private networks too: whoever runs the program
  ///     has named the address.
  ///   - others: the client for the services that are where they always are.
  ///   - tokens: those that somebody has.
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

  /// The ways to a server that plays all services. It is shown no token.
  ///
  /// - Parameter demo: the address of the server, without a path.
  init(demo: String, client: any HTTPClient) {
    isDemo = true
    find = { ServiceWay(base: demo + $0.demoPath, client: client, isDemo: true) }
  }

  /// The way to a service.
  func way(to service: Service) -> ServiceWay { find(service) }
}

/// The way to a service.
struct ServiceWay: Sendable {
  /// The address that the paths of the service begin with, without a slash at its end.
  let base: String
  /// The client to ask it with.
  let client: any HTTPClient
  /// The token by which the service knows who asks; nothing for none. It is for the origin of ``base``
  /// alone.
  var token: Secret?
  /// Whether the service is played by the demo upstream.
  var isDemo = false
}
