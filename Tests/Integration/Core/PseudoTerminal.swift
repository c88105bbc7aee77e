import Foundation
import Testing

/// A terminal without a screen and keys: what a program sees on its inside, a test types and reads
/// on its outside. It is no controlling terminal, so no key of it sends a signal.
struct PseudoTerminal {
  /// The keys and the screen.
  private let outside: FileHandle
  /// What the program has.
  let inside: FileHandle

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
  }

  /// TIOCSPTLCK and TIOCGPTN: https://man7.org/linux/man-pages/man2/TIOCSPTLCK.2const.html
  private static let lock: UInt = 0x4004_5431
  private static let deviceNumber: UInt = 0x8004_5430

  func type(_ text: String) throws {
    try outside.write(contentsOf: Data(text.utf8))
  }

  /// What the terminal has shown, up to and with a text; it is waited for.
  func shown(upTo end: String) throws -> String {
    var text = ""
    while !text.hasSuffix(end) {
      let piece = try #require(try outside.read(upToCount: 1))
      text += String(decoding: piece, as: UTF8.self)
    }
    return text
  }

  /// Whether the terminal shows what is typed.
  var showsTyping: Bool {
    var settings = termios()
    guard unsafe tcgetattr(inside.fileDescriptor, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
