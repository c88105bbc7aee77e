import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// The channel of a connection. It is Hummingbird's channel, surrounded by ``Connections``,
/// ``IdleWatch``, ``RequestLine`` and ``ReplyDelivery``.
struct ServerChannel: ServerChildChannel {
  let http: HTTP1Channel
  let connections: Connections
  let stopping: Stopping

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    connections.open(channel)
    do {
      try channel.pipeline.syncOperations.addHandler(ReplyDelivery())
    } catch {
      return channel.eventLoop.makeFailedFuture(error)
    }
    let setup = http.setup(channel: channel, logger: logger)
    return setup.flatMapThrowing { [connections, stopping] value in
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandlers(
        IdleWatch(connections: connections), RequestLine(stopping: stopping),
        position: .after(decoder))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await http.handle(value: value, logger: logger)
  }
}
