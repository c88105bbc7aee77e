import CoreDomain
import Synchronization

/// Reads the version of the data every ``pause`` while there is a listener.
final class PolledChangeNews: ChangeNews {
  private let versions: any DataVersions
  private let sleeper: any Sleeper
  /// The listeners, or `nil` after the end.
  private let listeners = Mutex<[AsyncStream<DataVersion?>.Continuation]?>([])

  init(versions: any DataVersions, sleeper: any Sleeper) {
    self.versions = versions
    self.sleeper = sleeper
  }

  func heard() -> AsyncStream<DataVersion?> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: DataVersion?.self, bufferingPolicy: .bufferingNewest(1))
    let isOver = listeners.withLock { listeners in
      listeners?.append(continuation)
      return listeners == nil
    }
    if isOver { continuation.finish() }
    return stream
  }

  /// Sends the versions to the listeners until the calling task is cancelled. Then all streams end.
  func run() async {
    while (try? await sleeper.sleep(for: Self.pause)) != nil {
      guard listeners.withLock({ $0?.isEmpty == false }) else { continue }
      let version = await versions.dataVersion()
      listeners.withLock { listeners in
        listeners?.removeAll { listener in
          if case .terminated = listener.yield(version) { true } else { false }
        }
      }
    }
    let rest = listeners.withLock { listeners in
      defer { listeners = nil }
      return listeners ?? []
    }
    for listener in rest { listener.finish() }
  }

  /// The time between two versions.
  static let pause: Duration = .seconds(1)
}
