public import CoreDomain
internal import HTTPTypes

/// The checks that every ``HTTPClient`` must pass: the real one and the test double.
public enum HTTPClientContract {
  public typealias Check = ContractCheck<Subject>

  public static let checks = replies + revalidations + redirects + refusals

  /// A client, and the host and port at which it reaches ``world``.
  public struct Subject: Sendable {
    let client: any HTTPClient
    let authority: String

    public init(_ client: any HTTPClient, authority: String) {
      self.client = client
      self.authority = authority
    }

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
