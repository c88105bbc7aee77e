import CoreDomain
import Synchronization

/// Reads the version of the data every ``pause``, while somebody listens.
final class PolledChangeNews: ChangeNews {
  private let versions: any DataVersions
  private let sleeper: any Sleeper
  private let listeners = Mutex<[AsyncStream<DataVersion?>.Continuation]>([])

  init(versions: any DataVersions, sleeper: any Sleeper) {
    self.versions = versions
    self.sleeper = sleeper
  }

  func heard() -> AsyncStream<DataVersion?> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: DataVersion?.self, bufferingPolicy: .bufferingNewest(1))
    listeners.withLock { $0.append(continuation) }
    return stream
  }

  /// Tells the versions until the calling task is cancelled. Then all streams end.
  func run() async {
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
  static let pause: Duration = .seconds(1)
}
