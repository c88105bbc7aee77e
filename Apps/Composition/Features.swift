/// What the apps are made of: the screens of every feature, as protocols.
///
/// The apps see this and the domains, and never learn which implementations stand behind it.
public protocol Features: Sendable {
  /// Makes the screens of a feature. Whoever asks keeps them: they are put together each time.
  ///
  /// - Throws: ``StartFailure/feature(reason:isBusy:)`` when its store cannot be made ready.
  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens
}
