import CoreDomain
import CoreInfrastructure
import FoundationEssentials
import HTTPTypes

/// A real service, requested as in the product: through libcurl and the proxies of the environment.
///
/// A variable overrides the address, for example `SEAMS_LIVE_ARCHIVE` for the service “Archive”.
/// With a stand-in that replies incorrectly, one can see these tests fail.
struct LiveService {
  let name: String
  /// The scheme and authority, without a trailing slash.
  let address: String

  init(_ name: String, _ address: String) {
    let variable = "SEAMS_LIVE_\(name.uppercased())"
    self.name = name
    self.address = ProcessEnvironment().variables[variable] ?? address
  }

  /// The client of all these tests.
  static func client() throws(LiveFailure) -> CurlHTTPClient {
    do throws(HTTPSetupFailure) {
      return CurlHTTPClient(
        userAgent: "Seams/0.1 (live tests)",
        proxies: try HTTPProxies(environment: ProcessEnvironment().variables))
    } catch {
      throw LiveFailure("The proxies of the environment make no sense: \(error)")
    }
  }

  /// Requests a path and returns the successful reply.
  ///
  /// - Throws: ``LiveFailure`` with the service's name if it cannot be reached or returns an error.
  func reply(
    _ path: String, _ fields: [HTTPField.Name: String] = [:]
  ) async throws(LiveFailure) -> HTTPReply {
    let parts = address.split(separator: "/", maxSplits: 1)
    guard let scheme = parts.first?.dropLast(), let authority = parts.last?.dropFirst() else {
      throw LiveFailure("“\(address)” is not the address of a service.")
    }
    var request = HTTPRequest(
      method: .get, scheme: String(scheme), authority: String(authority), path: path)
    for (name, value) in fields { request.headerFields[name] = value }
    let client = try Self.client()
    let reply: HTTPReply
    do throws(HTTPFailure) {
      reply = try await client.send(request, body: [], limits: .page)
    } catch {
      throw LiveFailure.unreachable("\(name) (\(address))", because: error.description)
    }
    let status = reply.response.status
    guard status.kind == .successful else {
      let start = String(decoding: reply.body.prefix(200), as: UTF8.self)
      throw LiveFailure("\(name) answers \(path) with \(status.code): \(start)")
    }
    return reply
  }

  /// Requests a path and decodes the JSON reply; `page_count` becomes `pageCount`.
  func value<Value: Decodable>(
    _ type: Value.Type, at path: String, _ fields: [HTTPField.Name: String] = [:]
  ) async throws(LiveFailure) -> Value {
    let body = try await reply(path, fields).body
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      return try decoder.decode(type, from: Data(body))
    } catch {
      throw LiveFailure("\(name) has changed what it answers to \(path): \(error)")
    }
  }
}

/// Why a real service gave no usable reply.
struct LiveFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  static func unreachable(_ service: String, because reason: String) -> LiveFailure {
    LiveFailure(
      "\(service) could not be reached. \(reason) This test asks the real service: it needs a "
        + "network, and is no part of “make ci”.")
  }
}
