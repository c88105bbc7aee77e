internal import NIOCore
internal import NIOPosix

extension RunningServer {
  /// Sends half of a request, waits, sends the rest, and returns all that the server sends until it
  /// closes the connection.
  ///
  /// - Parameters:
  ///   - half: The first half of the request.
  ///   - rest: The second half.
  ///   - wait: Returns when the rest may be sent.
  public func answer(
    toHalf half: String, andRest rest: String, after wait: () async throws -> Void
  ) async throws -> String {
    let parts = authority.split(separator: ":")
    let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: String(parts[0]), port: Int(parts[1]) ?? 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: half))
      try await wait()
      try await outbound.write(ByteBuffer(string: rest))
      var answer = ""
      for try await piece in inbound { answer += String(buffer: piece) }
      return answer
    }
  }
}
