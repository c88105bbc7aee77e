import Foundation
public import Toolbox

/// Lets only one run at a time change a checkout.
///
/// The kernel holds the lock, so it is released when the process ends, even if it is killed.
public final class ForkLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``ToolFailure`` if another run holds the lock, or if the file cannot be written.
  public init(in repository: Repository) throws(ToolFailure) {
    let folder = repository.path(ForkFolder.path)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("\(folder) cannot be made: \(error.localizedDescription)")
    }
    let path = "\(folder)/lock"
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw ToolFailure("\(path) cannot be opened: error \(errno). Is the disk writable?")
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let holder = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      close(file)
      throw ToolFailure(
        "Another run makes or removes a feature here (process "
          + "\(holder.isEmpty ? "unknown" : holder)). Wait for its end, or end it.")
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
