import Foundation
public import Toolbox

/// A folder that one run at a time works in.
///
/// The lock is the kernel's, so it goes with the process, however that ends.
public final class WorkLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock of a folder, and makes the folder.
  ///
  /// - Throws: ``ToolFailure`` when another run holds it, or it cannot be written.
  public init(folder: String) throws(ToolFailure) {
    let path = "\(folder)/lock"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("\(folder) cannot be made: \(error.localizedDescription)")
    }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw ToolFailure("\(path) cannot be opened: error \(errno). Is the disk writable?")
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let holder = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      close(file)
      throw ToolFailure(
        "Another run works in \(folder) (process \(holder.isEmpty ? "unknown" : holder)). "
          + "Wait for its end, or end it.")
    }
    ftruncate(file, 0)
    let holder = Array("\(getpid())".utf8)
    _ = unsafe holder.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    descriptor = file
  }

  deinit {
    close(descriptor)
  }
}
