import Composition
import CoreDomain

/// What a feature adds to the server.
struct ServerFeature: Sendable {
  /// The feature's name, as it stands on top of every page.
  let title: String
  /// The place that the name leads to.
  let home: Route
  /// The routes of the feature, whose pages have this layout.
  let routes: @Sendable (PageLayout) -> [ServerRoute]
}

/// The features that are served: one line each. The first one is the start page.
enum ServerFeatures {
  static func all(in features: any Features) -> [ServerFeature] {
    [
      .bookmarks(features.bookmarks)
    ]
  }
}
