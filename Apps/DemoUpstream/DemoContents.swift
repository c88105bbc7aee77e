import CoreDomain

/// What a demo upstream serves: the services that it plays, each a folder of this module.
///
/// Whoever starts one says which: ``shown``, or one service alone with contents of its own, as the
/// service's folder says. The pages of `.example` hosts are there in any case.
public struct DemoContents: Sendable {
  /// Makes the services, in the order in which they are asked.
  let services: @Sendable (any WallClock) -> [any UpstreamService]

  /// What `--demo` shows.
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
