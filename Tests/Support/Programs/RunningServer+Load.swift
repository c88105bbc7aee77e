internal import NIOCore
internal import NIOPosix

/// The result of sending many requests on one connection.
public struct KeptConnection: Sendable {
  /// The number of complete responses.
  public var replies = 0
  /// Whether the last response announced the end of the connection.
  public var wasToldToClose = false
  /// The bytes of an incomplete response.
  public var rest = ""
}

extension RunningServer {
  /// Requests a path repeatedly on one connection until the server closes it.
  ///
  /// - Parameter note: Called after each response.
  public func askUntilClosed(
    _ path: String, noting note: () -> Void
  ) async throws -> KeptConnection {
    let parts = authority.split(separator: ":")
    let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: String(parts[0]), port: Int(parts[1]) ?? 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    let request = ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
    return try await connection.executeThenClose { inbound, outbound in
      var pieces = inbound.makeAsyncIterator()
      var kept = KeptConnection()
      var came: [UInt8] = []
      // A closed connection accepts no request.
      while (try? await outbound.write(request)) != nil {
        while true {
          if let reply = WholeReply(at: came) {
            came.removeFirst(reply.length)
            kept.replies += 1
            kept.wasToldToClose = reply.isLast
            note()
            break
          }
          guard let piece = try? await pieces.next() else {
            kept.rest = String(decoding: came, as: UTF8.self)
            return kept
          }
          came += piece.readableBytesView
        }
      }
      kept.rest = String(decoding: came, as: UTF8.self)
      return kept
    }
  }
}

/// An HTTP response with the length of its body.
private struct WholeReply {
  /// The length of head and body in bytes.
  let length: Int
  let isLast: Bool

  /// Parses the response at the start of bytes; `nil` if it is incomplete.
  init?(at bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    guard let size = head.firstMatch(of: /\r\ncontent-length: ([0-9]+)\r\n/)?.1,
      let body = Int(size), bytes.count >= end + body
    else { return nil }
    length = end + body
    isLast = head.contains("\r\nconnection: close\r\n")
  }
}
