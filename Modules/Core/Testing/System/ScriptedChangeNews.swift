public import CoreDomain

/// Change news that sends the same versions to each listener, and then ends.
public struct ScriptedChangeNews: ChangeNews {
  private let versions: [DataVersion?]

  /// - Parameter versions: The versions in order; `nil` means an unknown one.
  public init(_ versions: [String?] = []) {
    self.versions = versions.map { $0.map(DataVersion.init) }
  }

  public func heard() -> AsyncStream<DataVersion?> {
    AsyncStream { continuation in
      for version in versions { continuation.yield(version) }
      continuation.finish()
    }
  }
}
