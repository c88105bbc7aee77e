public import CoreDomain
import SystemPackage

/// The reason why the server does not run. Each description is a sentence for the operator.
public enum ServerFailure: Error, Hashable, Sendable {
  case portTaken(Int)
  case portNotAllowed(Int)
  /// The host to listen on is not an address of this machine.
  case unknownHost(String)
  /// The system does not let the server listen. `errorNumber` is the `errno` of the failed call.
  case cannotListen(port: Int, errorNumber: Int32)
  /// Other machines could reach the server without an access token.
  case tokenMissing(host: String)
  /// The server has a public name, by which a proxy may forward requests, but no access token.
  case tokenMissingBehindProxy(name: String)
  case weakToken
  case tokenFile(FileFailure)
  case malformedName(String)
  case malformedProxy(String)
  case stopped(reason: String)

  /// Converts the error number of a failed `bind` or `listen`.
  package init(host: String, port: Int, errorNumber: Int32) {
    self =
      switch Errno(rawValue: errorNumber) {
      case .addressInUse: .portTaken(port)
      case .addressNotAvailable: .unknownHost(host)
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
    case .unknownHost(let host):
      "“\(host.plain)” is not an address of this machine. Choose one with --host, or use 0.0.0.0 "
        + "for all its IPv4 addresses."
    case .cannotListen(let port, let errorNumber):
      "It is not possible to listen on port \(port): the system reports error \(errorNumber). "
        + "Choose another address with --host and --port."
    case .tokenMissing(let host):
      "Without an access token, anyone who reaches “\(host.plain)” could read and change "
        + "everything. Set a token of at least \(AccessToken.shortest) characters with "
        + "SEAMS_TOKEN or --token-file, or listen on 127.0.0.1."
    case .tokenMissingBehindProxy(let name):
      "Without an access token, anyone who requests “\(name.plain)” could read and change "
        + "everything. Set a token with SEAMS_TOKEN or --token-file, or use --no-token if a "
        + "proxy authenticates users."
    case .weakToken:
      "The access token is too short, or has characters that cannot be sent. Give at least "
        + "\(AccessToken.shortest) visible ASCII characters without a space, such as the output of "
        + "“openssl rand -hex 32”."
    case .tokenFile(let failure):
      failure.description
    case .malformedName(let name):
      "“\(name.plain)” in --public-name is not a host name. Use names such as seams.example.org, "
        + "without a port."
    case .malformedProxy(let address):
      "“\(address.plain)” is not an IP address, so it cannot be a trusted proxy. Use addresses such "
        + "as 192.0.2.7 and 2001:db8::7, without a port."
    case .stopped(let reason):
      "The server stopped unexpectedly: \(reason)."
    }
  }
}
