import CoreDomain

/// The way to each service: its address, and the client that may go there.
struct ServiceDirectory: Sendable {
  private let find: @Sendable (Service) -> ServiceWay

  /// - Parameters:
  ///   - bases: the bases that somebody has set.
  ///   - configured: the client for these. It reaches private networks too: whoever runs the program
  ///     has named the address.
  ///   - others: the client for the services that are where they always are.
  init(bases: [Service: String], configured: any HTTPClient, others: any HTTPClient) {
    find = { service in
      if let base = bases[service] { return ServiceWay(base: base, client: configured) }
      return ServiceWay(base: service.base, client: others)
    }
  }

  /// The ways to a server that plays all services.
  ///
  /// - Parameter demo: the address of the server, without a path.
  init(demo: String, client: any HTTPClient) {
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
  /// Whether the service is played by the demo upstream.
  var isDemo = false
}
