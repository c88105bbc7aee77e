import Foundation

/// A folder that only one run writes, even after it is renamed.
///
/// The kernel holds the lock on the folder itself. So the lock survives a renaming, and is released
/// when the process ends, even if it is killed.
final class FolderClaim: Sendable {
  private let descriptor: Int32

  /// Claims a folder, or returns `nil` if another process holds it or it no longer exists.
  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0, holds(path) else {
      return nil
    }
  }

  /// Whether a path refers to this folder.
  func holds(_ path: String) -> Bool {
    var own = stat(), other = stat()
    guard unsafe fstat(descriptor, &own) == 0, unsafe stat(path, &other) == 0 else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
