import CoreDomain
import CoreInfrastructure
import DemoUpstream
import HTTPTypes

/// How a program runs as a demo: over a server of its own on this machine, and nothing else.
struct Demo: Hashable, Sendable {
  /// What goes wrong at that server, request by request.
  let faults: FaultScript

  /// Starts the server.
  ///
  /// - Parameter client: asks the server. It uses no proxy, since a proxy may be another machine.
  /// - Throws: ``StartFailure/demo(reason:)`` when there is no port to be had.
  func start(
    clock: any WallClock, client: any HTTPClient
  ) async throws(StartFailure) -> (any HTTPClient, ServiceDirectory) {
    do throws(DemoUpstreamFailure) {
      let upstream = try await DemoUpstream.start(clock: clock, faults: faults)
      return (
        DemoHTTPClient(client: client, authority: upstream.authority),
        ServiceDirectory(demo: "http://" + upstream.authority, client: client)
      )
    } catch {
      throw .demo(reason: error.description)
    }
  }
}

/// A client that never leaves the machine: it finds the hosts of the demo at the demo's server, and
/// all others nowhere.
struct DemoHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let authority: String

  /// - Parameters:
  ///   - client: asks the server.
  ///   - authority: host and port of the server.
  init(client: any HTTPClient, authority: String) {
    self.client = client
    self.authority = authority
  }

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    guard request.authority != authority else {
      return try await client.send(request, body: body, limits: limits)
    }
    let host = (request.authority ?? "").prefix { $0 != ":" }.lowercased()
    guard let path = DemoUpstream.path(ofHost: host, path: request.path ?? "/") else {
      throw .malformedRequest("this is a demo without a network, and “\(host)” is no host of it")
    }
    var inner = request
    inner.scheme = "http"
    inner.authority = authority
    inner.path = path
    let scheme = request.scheme ?? "https"
    let reply = try await client.send(inner, body: body, limits: limits)
    return HTTPReply(
      response: reply.response, body: reply.body,
      address: outer(reply.address, scheme: scheme),
      permanentAddress: reply.permanentAddress.map { outer($0, scheme: scheme) })
  }

  /// An address of the server as that of the demo's host. It stays good when the server has another
  /// port the next time.
  private func outer(_ address: String, scheme: String) -> String {
    let base = "http://" + authority
    guard address.hasPrefix(base),
      let site = DemoUpstream.site(atPath: String(address.dropFirst(base.count)))
    else { return address }
    return "\(scheme)://\(site.host)\(site.path)"
  }
}

/// What people are told of a demo.
public enum DemoNote {
  /// A sentence for people.
  public static let text =
    "This is demo data: all of it is invented, and nothing leaves this machine."
}
