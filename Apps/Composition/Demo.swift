import CoreDemo
import CoreDomain
import CoreInfrastructure
import HTTPTypes

/// The demo mode of a program: it uses only a local server on this machine.
struct Demo: Hashable, Sendable {
  /// The faults that the server simulates, request by request.
  let faults: FaultScript

  /// Starts the server.
  ///
  /// - Parameter client: The client for requests to the server. It must not use a proxy, because
  ///   the proxy may be on another machine.
  func start(
    _ contents: DemoContents, clock: any WallClock, client: any HTTPClient
  ) async throws(StartFailure) -> (any HTTPClient, ServiceDirectory) {
    do throws(DemoUpstreamFailure) {
      let upstream = try await DemoUpstream.start(contents, clock: clock, faults: faults)
      return (
        DemoHTTPClient(client: client, authority: upstream.authority),
        ServiceDirectory(demo: "http://" + upstream.authority, client: client)
      )
    } catch {
      throw .demo(reason: error.description)
    }
  }
}

/// A client that never leaves the machine: it maps the hosts of the demo to the demo's server and
/// fails for all other hosts.
struct DemoHTTPClient: HTTPClient {
  /// The client for requests to the server.
  let client: any HTTPClient
  /// The host and port of the server.
  let authority: String

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    guard request.authority != authority else {
      return try await client.send(request, body: body, limits: limits)
    }
    let host = (request.authority ?? "").prefix { $0 != ":" }.lowercased()
    guard let path = DemoUpstream.path(ofHost: host, path: request.path ?? "/") else {
      throw .malformedRequest(
        "this is a demo without a network, and it does not simulate “\(host)”; use another "
          + "address")
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

  /// Maps an address of the server back to the demo's host, so that the address stays valid when
  /// the server's port changes.
  private func outer(_ address: String, scheme: String) -> String {
    let base = "http://" + authority
    guard address.hasPrefix(base),
      let site = DemoUpstream.site(atPath: String(address.dropFirst(base.count)))
    else { return address }
    return "\(scheme)://\(site.host)\(site.path)"
  }
}

public enum DemoNote {
  /// The sentence that the pages and commands of a demo show.
  public static let text =
    "This is demo data: all of it is invented, and nothing leaves this machine."
}
