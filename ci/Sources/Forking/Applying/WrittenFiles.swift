import Foundation
import Synchronization

/// The files that a run has written, so that it can recognize later edits by others.
final class WrittenFiles: Sendable {
  private let contents = Mutex<[String: Data]>([:])

  func note(_ content: Data, at path: String) {
    contents.withLock { $0[path] = content }
  }

  /// Returns the last content that the run wrote to a path, relative to the root.
  func content(of path: String) -> Data? {
    contents.withLock { $0[path] }
  }
}
