public import HTTPTypes

/// A request as a server read it.
public struct LoopbackRequest: Hashable, Sendable {
  /// The method, the authority (from the `Host` field), the path and the other header fields.
  public let head: HTTPRequest
  public let body: [UInt8]

  public var path: String { head.path ?? "" }
  public var fields: HTTPFields { head.headerFields }
}

/// Bytes that are not a request this server can read.
struct UnreadableRequest: Error {
  let line: String
}

extension LoopbackRequest {
  /// Whether the client started a TLS handshake, which this server does not support. `body` then
  /// contains the bytes that the client sent.
  public var isTLS: Bool { head.scheme == "https" }

  /// Parses the first request: its head, and a body of `Content-Length` bytes.
  ///
  /// - Returns: The request and its length in bytes, or `nil` if it is incomplete.
  static func read(_ bytes: [UInt8]) throws -> (LoopbackRequest, count: Int)? {
    // The type of a handshake record: https://www.rfc-editor.org/rfc/rfc8446#section-5.1
    if bytes.first == 22 {
      let head = HTTPRequest(method: .connect, scheme: "https", authority: nil, path: nil)
      return (LoopbackRequest(head: head, body: bytes), bytes.count)
    }
    guard let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else {
      return nil
    }
    let text = String(decoding: bytes[..<headEnd], as: UTF8.self)
    let lines = text.split(separator: "\r\n").map(String.init)
    let head = try head(of: lines)
    let bodyCount = head.headerFields[.contentLength].flatMap { Int($0) } ?? 0
    guard bytes.count >= headEnd + bodyCount else { return nil }
    let body = Array(bytes[headEnd..<(headEnd + bodyCount)])
    return (LoopbackRequest(head: head, body: body), headEnd + bodyCount)
  }

  private static func head(of lines: [String]) throws -> HTTPRequest {
    let first = (lines.first ?? "").split(separator: " ").map(String.init)
    guard first.count == 3, let method = HTTPRequest.Method(first[0]) else {
      throw UnreadableRequest(line: lines.first ?? "")
    }
    var request = HTTPRequest(method: method, scheme: "http", authority: nil, path: first[1])
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard let name = HTTPField.Name(parts[0]) else { throw UnreadableRequest(line: line) }
      let value = String((parts.count > 1 ? parts[1] : "").drop { $0 == " " })
      if name.canonicalName == "host" {
        request.authority = value
      } else {
        request.headerFields.append(HTTPField(name: name, value: value))
      }
    }
    return request
  }
}
