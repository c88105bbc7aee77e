public import CoreDomain

/// The screens of all features, as protocols.
///
/// The apps depend on this protocol and on the domains, not on implementations.
public protocol Features: Sendable {
  /// Composes the screens of a feature. They are not cached, so the caller should keep them.
  ///
  /// - Throws: ``StartFailure/feature(reason:isBusy:)`` if its store cannot be prepared.
  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens

  /// Composes the work that a server does by itself for a feature.
  ///
  /// - Throws: ``StartFailure/feature(reason:isBusy:)`` if its store cannot be prepared.
  func backgroundWork(of feature: any Feature) async throws(StartFailure) -> [any BackgroundWork]

  /// The versions of the features' data.
  var versions: any DataVersions { get }

  /// The store of the browsers that are signed in to a server.
  var signIns: any SignInStore { get }

  /// Makes the digests that ``signIns`` stores.
  var digesting: any SecretDigesting { get }
}
