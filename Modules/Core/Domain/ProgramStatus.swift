/// The exit status of a program, following sysexits(3):
/// https://man7.org/linux/man-pages/man3/sysexits.h.3head.html
///
/// A program that stops cleanly after a signal exits with 128 plus the number of the signal. Shells
/// report the same status for a program that a signal has ended.
public enum ProgramStatus: Int32, Hashable, Sendable {
  case success = 0
  /// The command line is invalid.
  case usage = 64
  /// The input data is invalid.
  case malformedData = 65
  /// An input file is missing or unreadable.
  case noInput = 66
  /// A required service is unavailable.
  case unavailable = 69
  /// An internal error.
  case software = 70
  /// An output file cannot be created.
  case cannotCreate = 73
  /// A read or write error.
  case inputOutput = 74
  /// A temporary failure; a retry may succeed.
  case tryAgain = 75
  /// A permission is missing.
  case noPermission = 77
  /// The configuration is invalid or missing.
  case configuration = 78
  /// Stopped by Ctrl-C.
  case interrupted = 130
  /// The program that read the output has exited.
  case brokenPipe = 141
  /// Stopped by SIGTERM.
  case terminated = 143
}

extension Interruption {
  /// The exit status of a program that stopped because of this request.
  public var status: ProgramStatus {
    switch self {
    case .keyboard: .interrupted
    case .termination: .terminated
    }
  }
}
