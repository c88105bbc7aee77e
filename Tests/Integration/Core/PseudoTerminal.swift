import Foundation
import Glibc
import Synchronization
import Testing

/// A terminal without a screen and keys: what a program sees on its inside, a test types and reads
/// on its outside. It is no controlling terminal, so no key of it sends a signal.
///
/// A thread reads its screen all the time: what is written to a terminal that nobody reads waits in
/// the end, and the standard error is that of all tests.
final class PseudoTerminal: Sendable {
  /// The keys and the screen.
  private let outside: FileHandle
  /// What the program has.
  let inside: FileHandle

  private let screen = AsyncStream.makeStream(of: String.self)
  /// What was shown and not asked for.
  private let unread = Mutex("")

  init() throws {
    // Glibc's module leaves out posix_openpt and what belongs to it; these are what it is made of.
    outside = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"), "there is no /dev/ptmx")
    let number = outside.fileDescriptor
    var isLocked: Int32 = 0
    var name: Int32 = 0
    try #require(unsafe ioctl(number, Self.lock, &isLocked) == 0)
    try #require(unsafe ioctl(number, Self.deviceNumber, &name) == 0)
    // It does not become the terminal that this process belongs to.
    let device = unsafe open("/dev/pts/\(name)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(device >= 0, "there is no terminal /dev/pts/\(name)")
    inside = FileHandle(fileDescriptor: device, closeOnDealloc: true)
    Self.read(outside, to: screen.continuation)
  }

  /// TIOCSPTLCK and TIOCGPTN: https://man7.org/linux/man-pages/man2/TIOCSPTLCK.2const.html
  private static let lock: UInt = 0x4004_5431
  private static let deviceNumber: UInt = 0x8004_5430

  func type(_ text: String) throws {
    try outside.write(contentsOf: Data(text.utf8))
  }

  /// What the terminal has shown, up to and with a text; it is waited for.
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

  /// Reads the screen until no program has the terminal any more.
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

  /// Whether the terminal shows what is typed.
  var showsTyping: Bool {
    var settings = termios()
    guard unsafe tcgetattr(inside.fileDescriptor, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
