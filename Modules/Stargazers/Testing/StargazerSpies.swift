public import CoreTesting
public import StargazersDomain
private import Synchronization

/// A router that records the opened destinations and does not navigate.
public typealias SpyStargazersRouter = SpyRouter<StargazersDestination>

/// A writer that records the values and does not store them.
public final class SpyStargazerPreferencesWriter: StargazerPreferencesWriter {
  private let remembered = Mutex<[StargazerPreferences]>([])
  private let failure: StargazerFailure?

  /// - Parameter failure: The error to throw, or `nil` to succeed.
  public init(failure: StargazerFailure? = nil) {
    self.failure = failure
  }

  /// The recorded values, in order.
  public var callArgs: [StargazerPreferences] {
    remembered.withLock { $0 }
  }

  public func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure) {
    remembered.withLock { $0.append(preferences) }
    if let failure { throw failure }
  }
}
