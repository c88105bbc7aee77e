import Synchronization

/// Tells when stored data may have changed, whichever program changed it.
public protocol ChangeNews: Sendable {
  /// Returns a stream of the versions of the data, from time to time. An element is `nil` if the
  /// version is unknown at the moment. A slow listener misses all versions but the newest one. The
  /// stream ends when the program stops.
  func heard() -> AsyncStream<DataVersion?>
}

/// Reads the version of the data every ``pause``, while somebody listens.
public final class PolledChangeNews: ChangeNews {
  private let versions: any DataVersions
  private let sleeper: any Sleeper
  private let listeners = Mutex<[AsyncStream<DataVersion?>.Continuation]>([])

  public init(versions: any DataVersions, sleeper: any Sleeper) {
    self.versions = versions
    self.sleeper = sleeper
  }

  public func heard() -> AsyncStream<DataVersion?> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: DataVersion?.self, bufferingPolicy: .bufferingNewest(1))
    listeners.withLock { $0.append(continuation) }
    return stream
  }

  /// Tells the versions until the calling task is cancelled. Then all streams end.
  public func run() async {
    while (try? await sleeper.sleep(for: Self.pause)) != nil {
      guard listeners.withLock({ !$0.isEmpty }) else { continue }
      let version = await versions.dataVersion()
      listeners.withLock { listeners in
        listeners.removeAll { listener in
          if case .terminated = listener.yield(version) { true } else { false }
        }
      }
    }
    for listener in listeners.withLock({ $0 }) { listener.finish() }
  }

  /// The time between two versions.
  public static let pause: Duration = .seconds(1)
}
