import Glibc

/// The standard input, output and error of the process.
public enum StandardChannels {
  /// Opens each standard stream that was closed when the program started (`seams … >&-`).
  ///
  /// Otherwise the next opened file or socket would get the stream's number and receive the output.
  /// Call this before opening any file.
  public static func occupyClosed() {
    for channel in STDIN_FILENO...STDERR_FILENO where isClosed(channel) {
      // The file is opened in the wrong direction, so that using the stream still fails with EBADF.
      // `open` returns the lowest free number. The descriptor stays open until the process ends.
      _ = unsafe open("/dev/null", channel == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func isClosed(_ channel: Int32) -> Bool {
    fcntl(channel, F_GETFD) == -1
  }
}
