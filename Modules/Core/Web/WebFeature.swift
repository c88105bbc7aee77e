/// A feature that the server shows. The conformance is in the `Web` target of the feature.
package protocol WebFeature<Screens>: Sendable {
  /// The feature's screens, a protocol of its Domain.
  associatedtype Screens: Sendable

  /// Returns the feature's contribution to the server.
  func served(_ screens: Screens) -> ServerFeature
}
