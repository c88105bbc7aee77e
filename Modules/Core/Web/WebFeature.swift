/// A feature with pages and an API. The type that conforms is in the feature's `Web` target.
package protocol WebFeature<Screens>: Sendable {
  /// The feature's screens, a protocol of its Domain.
  associatedtype Screens: Sendable

  /// Returns the feature's routes, and its parts of the pages that all features share.
  func served(_ screens: Screens) -> ServerFeature
}
