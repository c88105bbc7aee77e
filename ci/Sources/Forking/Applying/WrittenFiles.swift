import Foundation
import Synchronization

/// What a run has written, so that it knows its own files from what somebody else has made of them.
final class WrittenFiles: Sendable {
  private let contents = Mutex<[String: Data]>([:])

  func note(_ content: Data, at path: String) {
    contents.withLock { $0[path] = content }
  }

  /// What the run wrote last at a path, named from the root.
  func content(of path: String) -> Data? {
    contents.withLock { $0[path] }
  }
}
