import CoreDomain
import CoreInfrastructure
import FoundationEssentials
import HTTPTypes

/// A real service, as the product will ask it: through libcurl, by the proxies of the environment.
///
/// A variable leads it elsewhere, `SEAMS_LIVE_ARCHIVE` the service “Archive”: to a stand-in that answers
/// wrongly, when somebody wants to see these tests fail.
struct LiveService {
  let name: String
  /// Scheme and authority, without a slash at the end.
  let address: String

  init(_ name: String, _ address: String) {
    let variable = "SEAMS_LIVE_\(name.uppercased())"
    self.name = name
    self.address = ProcessEnvironment().variables[variable] ?? address
  }

  /// The client that all of these tests ask through.
  static func client() throws(LiveFailure) -> CurlHTTPClient {
    do throws(HTTPSetupFailure) {
      return CurlHTTPClient(
        userAgent: "Seams/0.1 (live tests)",
        proxies: try HTTPProxies(environment: ProcessEnvironment().variables))
    } catch {
      throw LiveFailure("The proxies of the environment make no sense: \(error)")
    }
  }

  /// Asks for a path and returns the reply, which has to be a success.
  ///
  /// - Throws: ``LiveFailure`` with the service's name, when it cannot be reached or refuses.
  func reply(
    _ path: String, _ fields: [HTTPField.Name: String] = [:]
  ) async throws(LiveFailure) -> HTTPReply {
    let parts = address.split(separator: "/", maxSplits: 1)
    guard let scheme = parts.first?.dropLast(), let authority = parts.last?.dropFirst() else {
      throw LiveFailure("“\(address)” is no address of a service.")
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

  /// Asks for a path and decodes the JSON of the reply; `page_count` is `pageCount`.
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

/// Why a real service gave no answer that the product could use.
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
