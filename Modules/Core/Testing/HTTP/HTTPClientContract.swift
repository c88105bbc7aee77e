public import CoreDomain
internal import HTTPTypes

/// The checks that every ``HTTPClient`` must pass: the real one and the test double.
///
/// The client must be able to send requests to the simulated server ``world``. Its host and port
/// are the argument `authority`:
///
/// ```swift
/// @Test(arguments: HTTPClientContract.checks)
/// func keepsTheContract(_ check: HTTPClientContract.Check) async throws {
///   let client = InMemoryHTTPClient(HTTPClientContract.world)
///   try await check(client, authority: "contract.example.com")
/// }
/// ```
public enum HTTPClientContract {
  public typealias Check = ContractCheck<Subject>

  public static let checks = replies + revalidations + redirects + refusals
}

extension HTTPClientContract.Check {
  /// Runs the check on a client. If the client breaks the rule, the running test fails.
  ///
  /// - Parameter authority: The host and port at which the client reaches
  ///   ``HTTPClientContract/world``.
  public func callAsFunction(_ client: any HTTPClient, authority: String) async throws {
    try await self(HTTPClientContract.Subject(client: client, authority: authority))
  }
}

extension HTTPClientContract {
  /// A client, and the host and port at which it reaches ``world``.
  public struct Subject: Sendable {
    let client: any HTTPClient
    let authority: String

    func address(_ path: String) -> String { "http://\(authority)\(path)" }

    func request(
      _ path: String?, method: HTTPRequest.Method = .get, scheme: String? = "http",
      fields: HTTPFields = [:]
    ) -> HTTPRequest {
      HTTPRequest(
        method: method, scheme: scheme, authority: authority, path: path, headerFields: fields)
    }

    func send(
      _ request: HTTPRequest, body: [UInt8] = [], limits: HTTPLimits = .page
    ) async throws(HTTPFailure) -> HTTPReply {
      try await client.send(request, body: body, limits: limits)
    }

    func get(_ path: String, limits: HTTPLimits = .page) async throws(HTTPFailure) -> HTTPReply {
      try await send(request(path), limits: limits)
    }

    func limits(bytes: Int = 1024 * 1024, redirects: Int = 5) -> HTTPLimits {
      HTTPLimits(total: .seconds(10), connect: .seconds(5), bytes: bytes, redirects: redirects)
    }
  }
}

extension HTTPReply {
  var text: String { String(decoding: body, as: UTF8.self) }
}
