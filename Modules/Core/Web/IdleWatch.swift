import NIOCore
import NIOHTTP1

/// Closes a connection when its client has kept the server waiting for ``limit``. Reports the start
/// of each wait to ``Connections``.
///
/// Hummingbird has an idle timeout, too. It counts from the last byte that was read. So it would
/// also close the connection of an upload while the server is still processing the last piece.
final class IdleWatch: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let connections: Connections
  private var wait = ClientWait()
  private var watch: Scheduled<Void>?

  init(connections: Connections) {
    self.connections = connections
  }

  func handlerAdded(context: ChannelHandlerContext) {
    watch(context, for: Self.limit)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    watch?.cancel()
  }

  func read(context: ChannelHandlerContext) {
    update(context) { $0.read(true, at: $1) }
    context.read()
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    update(context) { $0.read(false, at: $1) }
    context.fireChannelReadComplete()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part: ClientWait.Part =
      switch unwrapInboundIn(data) {
      case .head: .head
      case .body: .body
      case .end: .end
      }
    update(context) { $0.note(part, at: $1) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { update(context) { $0.note(.reply, at: $1) } }
    context.write(data, promise: promise)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if mode == .output { update(context) { $0.note(.last, at: $1) } }
    context.close(mode: mode, promise: promise)
  }

  private func update(
    _ context: ChannelHandlerContext,
    _ change: (inout ClientWait, ContinuousClock.Instant) -> Void
  ) {
    let since = wait.since
    change(&wait, connections.now())
    if wait.since != since { connections.wait(context.channel, since: wait.since) }
  }

  /// Waits for a time. Then closes the connection if the server has waited for ``limit``;
  /// otherwise, continues to watch.
  private func watch(_ context: ChannelHandlerContext, for time: Duration) {
    watch = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) {
      let left = Self.limit - self.wait.time(at: self.connections.now())
      if left > .zero {
        self.watch(context, for: left)
      } else {
        context.close(promise: nil)
      }
    }
  }

  /// The timeout for a request, for the rest of its head, or for the next piece of its body.
  private static let limit = Duration.seconds(30)
}
