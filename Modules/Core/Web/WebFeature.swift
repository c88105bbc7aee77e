/// A feature that the server shows. It conforms in its `Web` target.
package protocol WebFeature<Screens>: Sendable {
  /// The feature's screens, a protocol of its Domain.
  associatedtype Screens: Sendable

  /// Returns what the feature adds to the server.
  func served(_ screens: Screens) -> ServerFeature
}
