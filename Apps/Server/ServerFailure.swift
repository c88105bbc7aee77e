import SystemPackage

/// Why the server does not run. Each description is a sentence for the person who started it.
public enum ServerFailure: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portTaken(Int)
  /// The system keeps the port for privileged programs.
  case portNotAllowed(Int)
  /// The system does not let the server listen; the number is its `errno`.
  case cannotListen(port: Int, errorNumber: Int32)
  /// The server ended by itself.
  case stopped(reason: String)

  /// The failure that an error number of `bind` or `listen` means.
  init(port: Int, errorNumber: Int32) {
    self =
      switch Errno(rawValue: errorNumber) {
      case .addressInUse: .portTaken(port)
      case .permissionDenied, .notPermitted: .portNotAllowed(port)
      default: .cannotListen(port: port, errorNumber: errorNumber)
      }
  }
}

extension ServerFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is taken by another program. Stop that program, or choose another port with "
        + "--port (0 takes any free one)."
    case .portNotAllowed(let port):
      "You may not listen on port \(port). Choose a port above 1023 with --port."
    case .cannotListen(let port, let errorNumber):
      "It is not possible to listen on port \(port): the system reports error \(errorNumber). "
        + "Choose another port with --port."
    case .stopped(let reason):
      "The server ended by itself: \(reason)."
    }
  }
}
