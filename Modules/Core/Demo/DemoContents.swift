package import CoreDomain

/// The services that a demo server simulates. Each feature provides its own services. The pages of
/// `.example` hosts are always available.
public struct DemoContents: Sendable {
  /// Makes the services. The first service that answers a request wins, so their order matters.
  let services: @Sendable (any WallClock) -> [any UpstreamService]

  package init(services: @escaping @Sendable (any WallClock) -> [any UpstreamService]) {
    self.services = services
  }

  /// Joins the contents, in order.
  public init(_ parts: [DemoContents]) {
    services = { clock in parts.flatMap { $0.services(clock) } }
  }

  /// No services except the pages.
  public static let none = DemoContents([])
}
