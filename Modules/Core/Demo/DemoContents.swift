package import CoreDomain

/// The services that a demo server simulates. Each feature provides its own services. The server
/// always serves the pages of `.example` hosts as well.
public struct DemoContents: Sendable {
  /// Makes the services. The first service that answers a request wins, so their order matters.
  let services: @Sendable (any WallClock) -> [any UpstreamService]

  package init(services: @escaping @Sendable (any WallClock) -> [any UpstreamService]) {
    self.services = services
  }

  /// Joins the services of several features. The first service that answers a request wins.
  public init(_ parts: [DemoContents]) {
    services = { clock in parts.flatMap { $0.services(clock) } }
  }

  /// No services, so that the server serves only the pages of `.example` hosts.
  public static let none = DemoContents([])
}
