public import CoreDomain

/// The screens of all features over one open database.
///
/// The programs depend on this protocol and on the domains, not on implementations. Its functions
/// throw ``StartFailure/feature(reason:isBusy:)`` if the store of a feature cannot be prepared.
public protocol Features: Sendable {
  /// Composes the screens of a feature. They are not cached, so the caller should keep them.
  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens

  func backgroundWork(of feature: any Feature) async throws(StartFailure) -> [any BackgroundWork]

  /// Tells whether the features' data has changed, so that a server can reuse its replies.
  var versions: any DataVersions { get }

  var tracer: OperationTracer { get }

  /// The store of the browsers that are signed in to a server.
  var signIns: any SignInStore { get }

  /// Computes the digests that ``signIns`` stores instead of the browsers' secrets.
  var digesting: any SecretDigesting { get }
}
