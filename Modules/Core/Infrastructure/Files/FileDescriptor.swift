import Glibc

/// A system call that failed, or was refused because it would be unsafe.
struct SystemCallFailure: Error {
  /// The error number: `ENOENT`, `EACCES`, ….
  let code: Int32
  /// The explanation, as the end of a sentence.
  let reason: String

  /// - Parameter reason: An explanation, if the system's message would be misleading.
  init(code: Int32, reason: String? = nil) {
    self.code = code
    self.reason = unsafe reason ?? String(cString: strerror(code))
  }

  /// The error of the last call on this thread. Read it before any other call.
  static var last: SystemCallFailure {
    switch errno {
    case EISDIR: folder
    case EBADF: closed
    default: SystemCallFailure(code: errno)
    }
  }

  /// The program was started without this stream: `seams … >&-`.
  static let closed = SystemCallFailure(code: EBADF, reason: "it is closed")

  /// The path is a folder, not a file.
  static let folder = SystemCallFailure(code: EISDIR, reason: "it is a folder")

  /// The path is a device, a pipe or a socket, not a file.
  static let noFile = SystemCallFailure(code: EINVAL, reason: "it is a device or a pipe")

  /// A symbolic link that another user may have placed.
  static let foreignLink = SystemCallFailure(
    code: EACCES,
    reason: "it is a symbolic link of another user in a folder that everybody can write to. Name "
      + "the file itself")

  /// The calling task was cancelled.
  static let cancelled = SystemCallFailure(code: ECANCELED, reason: "the work was cancelled")

  /// The caller writes after the file was committed.
  static let committed = SystemCallFailure(
    code: EINVAL, reason: "it was already committed")
}

/// The owner of a file descriptor.
///
/// Retries each call that a signal interrupts.
struct FileDescriptor: ~Copyable, Sendable {
  private let number: Int32
  private let isOwned: Bool

  /// Opens a file. Child processes do not inherit it.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemCallFailure) {
    number = try Self.retrying { unsafe open(path, flags | O_CLOEXEC, mode) }
    isOwned = true
  }

  private init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// The standard input, which is never closed.
  static var standardInput: FileDescriptor { FileDescriptor(STDIN_FILENO, isOwned: false) }

  /// The standard output, which is never closed.
  static var standardOutput: FileDescriptor { FileDescriptor(STDOUT_FILENO, isOwned: false) }

  /// The standard error, which is never closed.
  static var standardError: FileDescriptor { FileDescriptor(STDERR_FILENO, isOwned: false) }

  /// Makes a connected pair of sockets.
  ///
  /// A pipe would also work, but child processes must not inherit it, and the Glibc module lacks
  /// the call that makes such a pipe atomically.
  ///
  /// - Parameter isBlocking: Whether a call waits until it can read or write.
  static func withPair<Value>(
    isBlocking: Bool = false,
    _ body: (_ reading: consuming FileDescriptor, _ writing: consuming FileDescriptor) -> Value
  ) throws(SystemCallFailure) -> Value {
    var ends: [Int32] = [0, 0]
    let waiting = isBlocking ? 0 : SOCK_NONBLOCK.rawValue
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | waiting
    guard unsafe socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else { throw .last }
    return body(
      FileDescriptor(ends[0], isOwned: true), FileDescriptor(ends[1], isOwned: true))
  }

  deinit {
    if isOwned { _ = close(number) }
  }

  /// Lends the number to a signal handler, which cannot own a value.
  borrowing func withNumber<Value>(_ body: (Int32) -> Value) -> Value {
    body(number)
  }

  /// Whether the descriptor is a terminal.
  borrowing func isTerminal() -> Bool {
    isatty(number) == 1
  }

  /// The width of the terminal in characters; `nil` if the descriptor is not a terminal or the
  /// terminal does not report its width. “Get window size”:
  /// https://man7.org/linux/man-pages/man2/TIOCSWINSZ.2const.html
  borrowing func columns() -> Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the type of the file: `S_IFREG`, `S_IFDIR`, ….
  borrowing func kind() throws(SystemCallFailure) -> mode_t {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return status.st_mode & S_IFMT
  }

  /// Returns the owner and permissions of the file.
  borrowing func trust() throws(SystemCallFailure) -> FileTrust {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileTrust(owner: status.st_uid, mode: status.st_mode, user: geteuid())
  }

  /// Reads the available bytes, at most `count`. Returns an empty array at the end of the file.
  borrowing func read(atMost count: Int) throws(SystemCallFailure) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: count)
    let read = try Self.retrying { unsafe Glibc.read(number, &piece, count) }
    piece.removeLast(count - read)
    return piece
  }

  /// Writes as many bytes as the system accepts, and returns their number.
  borrowing func write(some bytes: ArraySlice<UInt8>) throws(SystemCallFailure) -> Int {
    try Self.retrying {
      unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
    }
  }

  /// Writes all bytes, with several calls if necessary.
  borrowing func write(_ bytes: [UInt8]) throws(SystemCallFailure) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try write(some: rest)) }
  }

  /// Writes all bytes, and waits while the other end of a pipe does not read.
  ///
  /// - Throws: ``SystemCallFailure/cancelled`` if the calling task is cancelled during the wait.
  borrowing func writeUnlessCancelled(_ bytes: [UInt8]) throws(SystemCallFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      while try !isWritable(withinMilliseconds: 50) {
        if Task.isCancelled { throw .cancelled }
      }
      do throws(SystemCallFailure) {
        rest = rest.dropFirst(try write(some: rest.prefix(Self.pipePiece)))
      } catch {
        // The parent process made the output non-blocking, and it is full again.
        guard error.code == EAGAIN else { throw error }
      }
    }
  }

  private borrowing func isWritable(
    withinMilliseconds limit: Int32
  ) throws(SystemCallFailure) -> Bool {
    var polled = [pollfd(fd: number, events: Int16(POLLOUT), revents: 0)]
    return try Self.retrying { unsafe poll(&polled, 1, limit) } > 0
  }

  /// The number of bytes that a pipe accepts without blocking if `poll` reports it as writable:
  /// "Linux: PIPE_BUF is 4096 bytes". https://man7.org/linux/man-pages/man7/pipe.7.html
  static let pipePiece = 4096

  /// Waits until the file is readable or writable (`POLLIN`, `POLLOUT`) or at its end.
  ///
  /// - Parameter cancellation: A descriptor that ends the wait when it is readable.
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

  /// Waits until written data is on disk.
  borrowing func synchronize() throws(SystemCallFailure) {
    _ = try Self.retrying { fsync(number) }
  }

  /// Retries a call while signals interrupt it.
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
