internal import NIOCore
private import NIOPosix
private import Synchronization

/// A socket that accepts connections on 127.0.0.1, on a port that the system chooses.
///
/// It does not use NIO's `NIOAsyncChannel`, which traps if it is dropped before it is used. That
/// happens to a connection that arrives while the listener closes.
struct LoopbackListener: Sendable {
  let connections: AsyncStream<LoopbackConnection>

  private let channel: any Channel
  private let accepted: AcceptedChannels

  static func open() async throws -> LoopbackListener {
    let (connections, continuation) = AsyncStream.makeStream(of: LoopbackConnection.self)
    let accepted = AcceptedChannels(continuation)
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 512)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let (bytes, reader) = AsyncStream.makeStream(of: ByteBuffer.self)
          try channel.pipeline.syncOperations.addHandler(LoopbackReader(reader))
          // A channel that is closed before it becomes active never reports that it is inactive.
          channel.closeFuture.whenComplete { _ in reader.finish() }
          accepted.add(LoopbackConnection(bytes, channel: channel), channel)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return LoopbackListener(connections: connections, channel: channel, accepted: accepted)
  }

  var authority: String { "127.0.0.1:\(channel.localAddress?.port ?? 0)" }

  /// Starts to close the listener and every connection.
  func close() {
    channel.close(promise: nil)
    accepted.close()
  }

  func closed() async throws {
    try await channel.closeFuture.get()
  }
}

/// The connections that a listener has to close.
private final class AcceptedChannels: Sendable {
  private let channels = Mutex<[any Channel]>([])
  private let continuation: AsyncStream<LoopbackConnection>.Continuation

  init(_ continuation: AsyncStream<LoopbackConnection>.Continuation) {
    self.continuation = continuation
  }

  func add(_ connection: LoopbackConnection, _ channel: any Channel) {
    channels.withLock { $0.append(channel) }
    if case .terminated = continuation.yield(connection) {
      channel.close(promise: nil)
    }
  }

  func close() {
    continuation.finish()
    for channel in channels.withLock({ $0 }) {
      channel.close(promise: nil)
    }
  }
}

private final class LoopbackReader: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let continuation: AsyncStream<ByteBuffer>.Continuation

  init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(unwrapInboundIn(data))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
