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
    let number = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(number >= 0, "there is no /dev/ptmx")
    outside = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    try #require(grantpt(number) == 0 && unlockpt(number) == 0)
    var name = [CChar](repeating: 0, count: 128)
    try #require(unsafe ptsname_r(number, &name, name.count) == 0)
    let device = unsafe open(&name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(device >= 0, "there is no /dev/pts")
    inside = FileHandle(fileDescriptor: device, closeOnDealloc: true)
  }

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
