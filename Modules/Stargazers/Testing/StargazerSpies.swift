public import CoreTesting
public import StargazersDomain
private import Synchronization

/// A router that records the opened destinations and does not navigate.
public typealias SpyStargazersRouter = SpyRouter<StargazersDestination>

/// A preferences writer that records the values and does not store them.
public final class SpyStargazerPreferencesWriter: StargazerPreferencesWriter {
  private let remembered = Mutex<[StargazerPreferences]>([])
  private let failure: StargazerFailure?

  /// - Parameter failure: The error that every call throws, or `nil` to succeed.
  public init(failure: StargazerFailure? = nil) {
    self.failure = failure
  }

  /// The values of all calls, in order, including calls that threw the error.
  public var callArgs: [StargazerPreferences] {
    remembered.withLock { $0 }
  }

  public func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure) {
    remembered.withLock { $0.append(preferences) }
    if let failure { throw failure }
  }
}
