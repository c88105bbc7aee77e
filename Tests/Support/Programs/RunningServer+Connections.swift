internal import NIOCore
internal import NIOPosix

extension RunningServer {
  /// Sends half of a request, waits, sends the rest, and returns all that the server sends until it
  /// closes the connection.
  public func answer(
    toHalf half: String, andRest rest: String, after wait: () async throws -> Void
  ) async throws -> String {
    try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: half))
      try await wait()
      try await outbound.write(ByteBuffer(string: rest))
      var answer = ""
      for try await piece in inbound { answer += String(buffer: piece) }
      return answer
    }
  }

  /// Requests a path repeatedly on one connection until the server closes it.
  ///
  /// - Parameter note: Called after each response.
  public func askUntilClosed(
    _ path: String, noting note: () -> Void
  ) async throws -> KeptConnection {
    let request = ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
    return try await connect().executeThenClose { inbound, outbound in
      var pieces = inbound.makeAsyncIterator()
      var kept = KeptConnection()
      var came: [UInt8] = []
      // A closed connection accepts no request.
      while (try? await outbound.write(request)) != nil {
        while came.lengthOfReply == nil, let piece = try? await pieces.next() {
          came += piece.readableBytesView
        }
        guard let length = came.lengthOfReply else { break }
        came.removeFirst(length)
        kept.replies += 1
        note()
      }
      kept.rest = String(decoding: came, as: UTF8.self)
      return kept
    }
  }

  /// Opens connections that send nothing, runs the body, and closes them.
  ///
  /// - Parameter count: The number of connections; the server may close the first ones before all
  ///   are open.
  public func withSilentConnections<Result>(
    _ count: Int, body: () async throws -> Result
  ) async throws -> Result {
    let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    var channels: [any Channel] = []
    for _ in 0..<count {
      channels.append(try await bootstrap.connect(host: address.host, port: address.port).get())
    }
    defer { for channel in channels { channel.close(promise: nil) } }
    return try await body()
  }

  private func connect() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: address.host, port: address.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
  }

  private var address: (host: String, port: Int) {
    let parts = authority.split(separator: ":")
    return (String(parts[0]), Int(parts[1]) ?? 0)
  }
}

/// The result of sending many requests on one connection.
public struct KeptConnection: Sendable {
  /// The number of complete responses.
  public var replies = 0
  /// The bytes of an incomplete response.
  public var rest = ""
}

extension [UInt8] {
  /// The length of the HTTP response at the start, with its head; `nil` if it is incomplete.
  fileprivate var lengthOfReply: Int? {
    guard let end = firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else { return nil }
    let head = String(decoding: self[..<end], as: UTF8.self).lowercased()
    guard let size = head.firstMatch(of: /\r\ncontent-length: ([0-9]+)\r\n/)?.1,
      let body = Int(size), count >= end + body
    else { return nil }
    return end + body
  }
}
