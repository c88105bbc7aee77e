import Foundation
public import Toolbox

/// Lets only one run at a time work in a folder.
///
/// The kernel holds the lock, so it is released when the process ends, even if it is killed.
public final class WorkLock: Sendable {
  private let descriptor: Int32

  /// Creates the folder and takes its lock. Throws if another run holds the lock.
  public init(folder: String) throws(ToolFailure) {
    let path = "\(folder)/lock"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ToolFailure("\(path) cannot be opened: error \(errno). Is the disk writable?")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw ToolFailure("Another run uses \(folder). Wait until it ends, or stop it.")
    }
  }

  deinit { close(descriptor) }
}
