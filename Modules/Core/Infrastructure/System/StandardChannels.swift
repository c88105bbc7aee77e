import Glibc

/// The standard input, output and error that a process is started with.
public enum StandardChannels {
  /// Occupies each channel that the process was started without (`seams … >&-`).
  ///
  /// Otherwise the next file or socket that is opened becomes that channel, and receives what is
  /// printed. A program calls this before it opens anything.
  public static func occupyClosed() {
    for channel in STDIN_FILENO...STDERR_FILENO where isClosed(channel) {
      // Opened the wrong way round, so that using the channel still fails with EBADF. `open` returns
      // the lowest free number. It is not closed before the process ends.
      _ = unsafe open("/dev/null", channel == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func isClosed(_ channel: Int32) -> Bool {
    fcntl(channel, F_GETFD) == -1
  }
}
