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
    switch errno {
    case EISDIR: folder
    case EBADF: closed
    default: SystemCallFailure(code: errno)
    }
  }

  /// The program was started without this channel: `seams … >&-`.
  static let closed = SystemCallFailure(code: EBADF, reason: "it is closed")

  /// There is a folder where a file was wanted.
  static let folder = SystemCallFailure(code: EISDIR, reason: "it is a folder")

  /// There is a device, a pipe or a socket where a file was wanted.
  static let noFile = SystemCallFailure(code: EINVAL, reason: "it is a device or a pipe")

  /// A link that leads to a place of somebody else's choice.
  static let foreignLink = SystemCallFailure(
    code: EACCES,
    reason: "it is a symbolic link of another user in a folder that everybody can write to")

  /// The task that waited was cancelled.
  static let cancelled = SystemCallFailure(code: ECANCELED, reason: "the work was cancelled")

  /// A file was written after it had been put in its place.
  static let committed = SystemCallFailure(
    code: EINVAL, reason: "it has been put in its place already")
}

/// The owner of an open file.
///
/// A call that a signal interrupts is made again, here and in one place.
struct FileDescriptor: ~Copyable, Sendable {
  private let number: Int32
  private let isOwned: Bool

  /// Opens a file; nothing that the program starts inherits it.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemCallFailure) {
    number = try Self.retrying { unsafe open(path, flags | O_CLOEXEC, mode) }
    isOwned = true
  }

  private init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// The standard input, which stays open.
  static var standardInput: FileDescriptor { FileDescriptor(STDIN_FILENO, isOwned: false) }

  /// The standard output, which stays open.
  static var standardOutput: FileDescriptor { FileDescriptor(STDOUT_FILENO, isOwned: false) }

  /// The standard error, which stays open.
  static var standardError: FileDescriptor { FileDescriptor(STDERR_FILENO, isOwned: false) }

  /// Makes two ends of one connection, which never hold up whoever uses them.
  ///
  /// A pipe would do; but nothing that the program starts may inherit it, and Glibc's module leaves
  /// out the one call that makes such a pipe in a single step.
  static func withPair<Value>(
    _ body: (_ reading: consuming FileDescriptor, _ writing: consuming FileDescriptor) -> Value
  ) throws(SystemCallFailure) -> Value {
    var ends: [Int32] = [0, 0]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard unsafe socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else { throw .last }
    return body(
      FileDescriptor(ends[0], isOwned: true), FileDescriptor(ends[1], isOwned: true))
  }

  deinit {
    if isOwned { _ = close(number) }
  }

  /// Lends the number, for a handler of signals, which can own nothing.
  borrowing func withNumber<Value>(_ body: (Int32) -> Value) -> Value {
    body(number)
  }

  /// Whether a person sits at the other end.
  borrowing func isTerminal() -> Bool {
    isatty(number) == 1
  }

  /// How many characters a line of the terminal holds that sits at the other end; nothing where there is
  /// none, or it does not say. “Get window size”: https://man7.org/linux/man-pages/man2/TIOCSWINSZ.2const.html
  borrowing func columns() -> Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// What kind of file it is: `S_IFREG`, `S_IFDIR`, …
  borrowing func kind() throws(SystemCallFailure) -> mode_t {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return status.st_mode & S_IFMT
  }

  /// Who owns the file, and what others may do with it.
  borrowing func trust() throws(SystemCallFailure) -> FileTrust {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileTrust(owner: status.st_uid, mode: status.st_mode, user: geteuid())
  }

  /// Reads as many bytes as are there, at most so many; none at the end.
  borrowing func read(atMost count: Int) throws(SystemCallFailure) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: count)
    let read = try Self.retrying { unsafe Glibc.read(number, &piece, count) }
    piece.removeLast(count - read)
    return piece
  }

  /// Writes as many of the bytes as the system takes.
  borrowing func write(some bytes: ArraySlice<UInt8>) throws(SystemCallFailure) -> Int {
    try Self.retrying {
      unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
    }
  }

  /// Writes all of the bytes, however few the system takes at a time.
  borrowing func write(_ bytes: [UInt8]) throws(SystemCallFailure) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try write(some: rest)) }
  }

  /// Waits until the file can be read or written (`POLLIN`, `POLLOUT`), or is at its end.
  ///
  /// - Parameter cancellation: ends the waiting.
  /// - Throws: ``SystemCallFailure/cancelled``.
  borrowing func wait(
    for events: Int32, cancelledBy cancellation: borrowing FileDescriptor
  ) throws(SystemCallFailure) {
    var polled = [
      pollfd(fd: cancellation.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: number, events: Int16(events), revents: 0),
    ]
    _ = try Self.retrying { unsafe poll(&polled, nfds_t(polled.count), -1) }
    if polled[0].revents != 0 { throw .cancelled }
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
}
