private import Glibc
internal import NIOCore

/// The server's end of a connection.
struct LoopbackConnection: Sendable {
  private let bytes: AsyncStream<ByteBuffer>
  private let channel: any Channel
  private var unread: [UInt8] = []

  init(_ bytes: AsyncStream<ByteBuffer>, channel: any Channel) {
    self.bytes = bytes
    self.channel = channel
  }

  /// Returns the next request, or `nil` if the client has disconnected.
  mutating func nextRequest() async throws -> LoopbackRequest? {
    while true {
      if let (request, count) = try LoopbackRequest.read(unread) {
        unread.removeFirst(count)
        return request
      }
      var iterator = bytes.makeAsyncIterator()
      guard let more = await iterator.next(isolation: #isolation) else { return nil }
      unread.append(contentsOf: more.readableBytesView)
    }
  }

  /// - Returns: Whether the connection is still open for another request.
  func play(_ actions: [LoopbackAction]) async throws -> Bool {
    for action in actions {
      switch action {
      case .send(let bytes):
        try await send(bytes)
      case .sendEndlessly(let bytes):
        while true { try await send(bytes) }
      case .drip(let bytes, let time):
        while true {
          try await send(bytes)
          try await pause(time)
        }
      case .perform(let work):
        await work()
      case .awaitClientGone:
        for await _ in bytes {}
        return false
      case .close:
        return false
      case .reset:
        try await reset()
        return false
      }
    }
    return true
  }

  func close() {
    channel.close(promise: nil)
  }

  /// Returns when the system has accepted the bytes; throws if the connection has ended.
  private func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  private func pause(_ time: Duration) async throws {
    try await channel.eventLoop.scheduleTask(in: TimeAmount(time)) {}.futureResult.get()
  }

  /// Resets the connection: a socket with a linger time of zero sends RST when it is closed.
  /// https://man7.org/linux/man-pages/man7/socket.7.html
  private func reset() async throws {
    if let options = channel as? any SocketOptionProvider {
      try await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
    }
    try await channel.close().get()
  }
}
