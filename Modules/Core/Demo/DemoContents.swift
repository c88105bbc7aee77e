package import CoreDomain

/// The services that a demo server simulates. A feature provides its own. The pages of `.example`
/// hosts are always available.
public struct DemoContents: Sendable {
  /// Makes the services in the order in which requests are offered to them.
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
