public import CoreDomain
import Glibc

/// The standard output and the standard error of the process.
///
/// A reader that goes away (`seams bookmarks list | head -1`) ends the process by SIGPIPE, as it
/// ends every program of the command line.
public struct POSIXConsole: Console {
  public init() {}

  public func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {
    let file = channel == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw .unwritable(
          path: channel == .output ? "standard output" : "standard error",
          reason: SystemCallFailure.last.reason)
      }
      rest = rest.dropFirst(count)
    }
  }
}
