import Foundation
import Glibc
import Synchronization
import Testing

/// A terminal for tests: the program uses its inside, the test types and reads at its outside. It
/// is not a controlling terminal, so no key sends a signal.
///
/// A thread reads its output continuously. Writing to a terminal that nobody reads eventually
/// blocks, and all tests share the standard error.
final class PseudoTerminal: Sendable {
  /// The keyboard and the screen.
  private let outside: FileHandle
  /// The program's side.
  let inside: FileHandle

  private let screen = AsyncStream.makeStream(of: String.self)
  /// The output that was not returned yet.
  private let unread = Mutex("")

  init() throws {
    // The Glibc module lacks posix_openpt and related functions; this is how they are implemented.
    outside = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"), "there is no /dev/ptmx")
    let number = outside.fileDescriptor
    var isLocked: Int32 = 0
    var name: Int32 = 0
    try #require(unsafe ioctl(number, Self.lock, &isLocked) == 0)
    try #require(unsafe ioctl(number, Self.deviceNumber, &name) == 0)
    // O_NOCTTY keeps it from becoming the process's controlling terminal.
    let device = unsafe open("/dev/pts/\(name)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(device >= 0, "there is no terminal /dev/pts/\(name)")
    inside = FileHandle(fileDescriptor: device, closeOnDealloc: true)
    Self.read(outside, to: screen.continuation)
  }

  /// TIOCSPTLCK and TIOCGPTN: https://man7.org/linux/man-pages/man2/TIOCSPTLCK.2const.html
  private static let lock: UInt = 0x4004_5431
  private static let deviceNumber: UInt = 0x8004_5430

  func type(_ text: String) throws {
    try type(bytes: Array(text.utf8))
  }

  func type(bytes: [UInt8]) throws {
    try outside.write(contentsOf: Data(bytes))
  }

  /// Waits for a text in the output, and returns the output up to and including it.
  func shown(upTo end: String) async -> String {
    if let text = take(upTo: end) { return text }
    for await piece in screen.stream {
      unread.withLock { $0 += piece }
      if let text = take(upTo: end) { return text }
    }
    return unread.withLock { $0 }
  }

  private func take(upTo end: String) -> String? {
    unread.withLock { unread in
      guard let found = unread.range(of: end) else { return nil }
      defer { unread = String(unread[found.upperBound...]) }
      return String(unread[..<found.upperBound])
    }
  }

  /// Reads the output until no program has the terminal open.
  private static func read(
    _ outside: FileHandle, to continuation: AsyncStream<String>.Continuation
  ) {
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = unsafe Glibc.read(outside.fileDescriptor, &bytes, bytes.count)
        guard count > 0 else { break }
        continuation.yield(String(decoding: bytes[..<count], as: UTF8.self))
      }
      continuation.finish()
    }
  }

  /// Whether the terminal echoes what is typed.
  var showsTyping: Bool {
    var settings = termios()
    guard unsafe tcgetattr(inside.fileDescriptor, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
