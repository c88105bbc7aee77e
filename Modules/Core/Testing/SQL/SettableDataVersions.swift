public import CoreDomain
import Synchronization

/// Versions that a test sets, to test code that reuses data until its version changes.
public final class SettableDataVersions: DataVersions {
  private let current: Mutex<DataVersion?>

  public init(_ version: String? = "1") {
    current = Mutex(version.map(DataVersion.init))
  }

  public func set(_ version: String?) {
    current.withLock { $0 = version.map(DataVersion.init) }
  }

  public func dataVersion() async -> DataVersion? { current.withLock { $0 } }
}
