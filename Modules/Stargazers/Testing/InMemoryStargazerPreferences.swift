public import StargazersDomain
private import Synchronization

/// Preferences in memory, for tests that read and write them.
public final class InMemoryStargazerPreferences: StargazerPreferencesReader,
  StargazerPreferencesWriter
{
  private let remembered: Mutex<StargazerPreferences>

  public init(_ preferences: StargazerPreferences = StargazerPreferences()) {
    remembered = Mutex(preferences)
  }

  public func preferences() async throws(StargazerFailure) -> StargazerPreferences {
    remembered.withLock { $0 }
  }

  public func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure) {
    remembered.withLock { $0 = preferences }
  }
}
