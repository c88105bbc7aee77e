import NIOCore
import NIOHTTP1

/// Handles the parts of a request that Hummingbird ignores: the HTTP version, the host in a
/// target in absolute form, and `Expect`.
///
/// - The host of a target such as `http://host/path` replaces the field `Host`: RFC 9112, section
///   3.2.2.
/// - `Connection: close` is added if the client asks for it or the server is shutting down. The
///   connection is then closed after the reply. Hummingbird recognizes that field in lower case
///   only.
/// - ``BodyWanted`` sends `100 Continue`.
/// - A reply to HTTP/1.0 is not chunked, and no `100 Continue` is sent to such a client.
final class RequestLine: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let stopping: Stopping
  private var isOld = false

  init(stopping: Stopping) {
    self.stopping = stopping
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      context.fireChannelRead(data)
      return
    }
    isOld = head.version == .http1_0 || head.version == .http0_9
    if isOld || !head.isKeepAlive || stopping.hasBegun {
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    if isOld { head.headers.remove(name: "Expect") }
    if let authority = Self.authority(of: head.uri) {
      head.headers.replaceOrAdd(name: "Host", value: authority)
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard isOld, case .head(var head) = unwrapOutboundIn(data) else {
      context.write(data, promise: promise)
      return
    }
    head.version = .http1_0
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard event is BodyWanted else {
      context.triggerUserOutboundEvent(event, promise: promise)
      return
    }
    let head = HTTPResponseHead(version: .http1_1, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(head)), promise: promise)
  }

  /// The host and port of a target in absolute form; `nil` for a path.
  private static func authority(of target: String) -> String? {
    guard !target.hasPrefix("/"), let scheme = target.utf8.firstIndex(of: UInt8(ascii: ":")),
      target.utf8[scheme...].starts(with: "://".utf8)
    else { return nil }
    let rest = target.utf8[scheme...].dropFirst(3)
    return String(Substring(rest.prefix { !"/?#".utf8.contains($0) }))
  }
}

/// The server reads the body of a request whose client waits for that: RFC 9110, section 10.1.1.
struct BodyWanted: Sendable {}
