public import CoreDomain
public import StargazersDomain
private import Synchronization

/// A router that remembers the places that screens left for, and goes nowhere.
public final class SpyStargazersRouter: StargazersRouting {
  private let remembered = Mutex<[StargazersDestination]>([])

  public init() {}

  /// The places so far.
  public var opened: [StargazersDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: StargazersDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> StargazersDestination? {
    nil
  }
}

/// A writer that remembers what it was told to remember, and keeps nothing.
public final class SpyStargazerPreferencesWriter: StargazerPreferencesWriter {
  private let remembered = Mutex<[StargazerPreferences]>([])
  private let failure: StargazerFailure?

  /// - Parameter failure: what comes of writing, where it is to go wrong.
  public init(failure: StargazerFailure? = nil) {
    self.failure = failure
  }

  /// What was to be remembered so far, in its order.
  public var callArgs: [StargazerPreferences] {
    remembered.withLock { $0 }
  }

  public func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure) {
    remembered.withLock { $0.append(preferences) }
    if let failure { throw failure }
  }
}
