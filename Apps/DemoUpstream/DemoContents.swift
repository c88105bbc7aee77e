import CoreDomain

/// The services that a demo server simulates. Each has its own folder in this module.
///
/// Use ``shown``, or a single service with custom contents from the service's folder. The pages of
/// `.example` hosts are always available.
public struct DemoContents: Sendable {
  /// Makes the services in the order in which requests are offered to them.
  let services: @Sendable (any WallClock) -> [any UpstreamService]

  /// The contents of `--demo`.
  public static let shown = DemoContents { clock in
    [
      // only: Earthquakes
      USGSService(clock: clock),
      // end only
      // only: Stargazers
      GitHubService(limits: .ofDemo, clock: clock),
      // end only
      // only: News
      PressService(clock: clock),
      // end only
      // only: Bookshelf
      CatalogueService(clock: clock),
      // end only
    ]
  }
}
