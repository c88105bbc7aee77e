import NIOCore

/// Completes replies: delays closing a connection until everything that was written has been sent.
/// Closes the connection earlier if the client has not accepted a byte for one to two times
/// ``stall``.
final class ReplyDelivery: ChannelOutboundHandler {
  typealias OutboundIn = IOData

  private var unsent = 0
  private var watch: Scheduled<Void>?
  private var closing: EventLoopPromise<Void>?

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let sent = promise ?? context.eventLoop.makePromise()
    unsent += 1
    sent.futureResult.assumeIsolated().whenComplete { _ in self.haveSent(context) }
    context.write(data, promise: sent)
    if watch == nil { self.watch(context, left: nil) }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all, unsent > 0, closing == nil else {
      context.close(mode: mode, promise: promise)
      return
    }
    closing = promise ?? context.eventLoop.makePromise()
    context.flush()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    watch?.cancel()
    closing?.succeed()
    closing = nil
  }

  private func haveSent(_ context: ChannelHandlerContext) {
    unsent -= 1
    guard unsent == 0 else { return }
    watch?.cancel()
    watch = nil
    if let promise = closing {
      closing = nil
      context.close(promise: promise)
    }
  }

  /// Waits for ``stall``. Then closes the connection if no byte was sent meanwhile; otherwise,
  /// continues to watch.
  private func watch(_ context: ChannelHandlerContext, left: Int?) {
    watch = context.eventLoop.assumeIsolated().scheduleTask(in: Self.stall) {
      let options = context.channel.syncOptions
      let now = try? options?.getOption(.bufferedWritableBytes)
      if let left, left == now {
        let promise = self.closing
        self.closing = nil
        context.close(promise: promise)
      } else {
        self.watch(context, left: now)
      }
    }
  }

  /// The interval at which the bytes that a client has accepted are checked.
  static let stall = TimeAmount.seconds(60)
}
