import Glibc

/// A call of the system that failed, or was not made since it would do harm.
struct SystemCallFailure: Error {
  /// `ENOENT`, `EACCES`, …
  let code: Int32
  /// What went wrong, as the end of a sentence.
  let reason: String

  /// - Parameter reason: what went wrong, where the system's own words would mislead.
  init(code: Int32, reason: String? = nil) {
    self.code = code
    self.reason = unsafe reason ?? String(cString: strerror(code))
  }

  /// What the last call on this thread failed with. Read before any other call.
  static var last: SystemCallFailure {
    errno == EISDIR ? folder : SystemCallFailure(code: errno)
  }

  /// There is a folder where a file was wanted.
  static let folder = SystemCallFailure(code: EISDIR, reason: "it is a folder")

  /// There is a device, a pipe or a socket where a file was wanted.
  static let noFile = SystemCallFailure(code: EINVAL, reason: "it is a device or a pipe")
}

/// The owner of an open file.
///
/// A call that a signal interrupts is made again, here and in one place.
struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  /// Opens a file; nothing that the program starts inherits it.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemCallFailure) {
    number = try Self.retrying { unsafe open(path, flags | O_CLOEXEC, mode) }
    isOwned = true
  }

  private init(borrowed number: Int32) {
    self.number = number
    isOwned = false
  }

  /// The standard input, which stays open.
  static var standardInput: FileDescriptor { FileDescriptor(borrowed: STDIN_FILENO) }

  deinit {
    if isOwned { _ = close(number) }
  }

  /// Reads to the end, in pieces; nothing when there is more than the limit, in bytes.
  borrowing func read(limit: Int) throws(SystemCallFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    while true {
      let count = try Self.retrying { unsafe Glibc.read(number, &piece, piece.count) }
      if count == 0 { return bytes }
      guard count <= limit - bytes.count else { return nil }
      bytes += piece[..<count]
    }
  }

  /// Writes all of the bytes, however few the system takes at a time.
  borrowing func write(_ bytes: [UInt8]) throws(SystemCallFailure) {
    var written = 0
    while written < bytes.count {
      let rest = bytes[written...]
      written += try Self.retrying {
        unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
      }
    }
  }

  borrowing func setMode(_ mode: mode_t) throws(SystemCallFailure) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  /// Returns when what was written is on the disk.
  borrowing func synchronize() throws(SystemCallFailure) {
    _ = try Self.retrying { fsync(number) }
  }

  /// Makes a call again for as long as a signal interrupts it.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemCallFailure) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }

  /// How many bytes are read at a time.
  private static let pieceSize = 64 * 1024
}
