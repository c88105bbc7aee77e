import CoreDomain
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Adapts the site to Hummingbird: translates, counts and logs requests and replies.
struct SiteResponder: HTTPResponder {
  let site: Site
  let metrics: ServerMetrics
  let log: AccessLog
  let connections: Connections
  let threads: any TaskExecutor
  let tracer: OperationTracer

  func respond(to request: Request, context: ConnectionContext) async throws -> Response {
    guard !connections.isEnding(context.channel) else {
      // The previous reply was the last one. https://www.rfc-editor.org/rfc/rfc9112#section-9.6
      try await context.channel.closeFuture.get()
      throw CancellationError()
    }
    let exchange = Exchange(
      start: .now,
      span: tracer.begin(SpanName(request.method), .server, continuing: request.headers))
    let admission = await exchange.span.run { await site.admission(of: request.head) }
    guard connections.begin(context.channel, isStranger: site.isStranger(admission)) else {
      exchange.end(request.method, nil, .serviceUnavailable)
      close(context)
      return Response(
        status: .serviceUnavailable, headers: [.connection: "close", .retryAfter: "1"])
    }
    metrics.begin()
    let source = RequestBodySource(request.body, isAwaited: request.isBodyAwaited, context.channel)
    let answer = await exchange.span.run {
      await site.answer(
        request.head, admission, body: source, from: context.channel.remoteAddress?.ipAddress,
        on: threads)
    }
    var response: Response
    switch answer.reply.body {
    case .bytes(let bytes):
      response = Response(
        status: answer.reply.status, headers: answer.reply.fields,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
      note(request, answer, bytes: bytes.count, exchange, context)
    case .stream(let stream) where request.method != .head:
      if stream.hasOwnSpans {
        exchange.end(request.method, answer.pattern, answer.reply.status)
      }
      response = Response(
        status: answer.reply.status, headers: answer.reply.fields,
        body: body(stream, of: answer, to: request, exchange, context))
      // To detect a disconnect, the server reads from the connection. This discards the bytes of a
      // following request, so the connection must close.
      if stream.isLive { response.headers[.connection] = "close" }
    case .stream:
      response = Response(status: answer.reply.status, headers: answer.reply.fields)
      note(request, answer, bytes: 0, exchange, context)
    }
    // The connection closes after this reply, and the header announces it to the client.
    if request.headers[.connection] == "close" { response.headers[.connection] = "close" }
    if await source.isLeft(of: request.head) {
      // The rest of the body is not read.
      response.headers[.connection] = "close"
      close(context)
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// Closes the connection after the present reply.
  private func close(_ context: ConnectionContext) {
    connections.end(context.channel)
    context.closeConnection(after: Self.linger)
  }

  private func body(
    _ stream: ReplyStream, of answer: SiteAnswer, to request: Request,
    _ exchange: Exchange, _ context: ConnectionContext
  ) -> ResponseBody {
    // Writes the log line when the reply has been sent, or when the reply is dropped before it
    // starts.
    let ending = LastWord { bytes in
      note(request, answer, bytes: bytes, exchange, context)
    }
    return ResponseBody { writer in
      let sink = ResponseSink(writer)
      do {
        if stream.isLive {
          try await request.body.consumeWithCancellationOnInboundClose { _ in
            try await write(stream, to: sink, in: exchange.span)
          }
        } else {
          try await write(stream, to: sink, in: exchange.span)
        }
        ending.say(sink.count)
        try await sink.finish()
      } catch {
        let pattern = answer.pattern ?? ""
        let isCancelled = error is CancellationError || error is FileFailure
        if sink.isClientGone || stream.isLive && isCancelled {
          // A disconnect is not an error, because a client may cancel a long request.
          context.logger.info("\(pattern) was cancelled: the client stopped reading.")
        } else {
          context.logger.error("\(pattern) was not sent completely: \(error)")
        }
        ending.say(sink.count)
        throw error
      }
    }
  }

  private func write(_ stream: ReplyStream, to sink: ResponseSink, in span: OpenSpan) async throws {
    try await span.run { () async throws in
      try await RunningIntent.running(on: threads) { try await stream.write(sink) }
    }
  }

  private func note(
    _ request: Request, _ answer: SiteAnswer, bytes: Int, _ exchange: Exchange,
    _ context: ConnectionContext
  ) {
    let duration = exchange.start.duration(to: .now)
    let status = answer.reply.status
    metrics.end(request.method, pattern: answer.pattern, status: status, after: duration)
    log.note(request.head, status, bytes: bytes, duration, id: context.id)
    exchange.end(request.method, answer.pattern, status)
  }

  /// How long the connection stays open after a reply if the rest of the request's body is ignored.
  private static let linger = TimeAmount.seconds(2)
}

/// The start and the span of a request.
private struct Exchange: Sendable {
  let start: ContinuousClock.Instant
  let span: OpenSpan

  /// - Parameter pattern: The path pattern of the route, or `nil` if no route matches.
  func end(_ method: HTTPRequest.Method, _ pattern: String?, _ status: HTTPResponse.Status) {
    span.rename(SpanName(method, pattern: pattern))
    span.note([.method(method), .status(status)] + (pattern.map { [.route($0)] } ?? []))
    if status.kind == .serverError { span.fail() }
    span.end()
  }
}

struct ConnectionContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  func closeConnection(after time: TimeAmount) {
    channel.eventLoop.scheduleTask(in: time) { [channel] in channel.close(promise: nil) }
  }
}

extension Request {
  /// Whether the client sends the body only after the server has asked for it.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
  fileprivate var isBodyAwaited: Bool { headers[.expect]?.lowercased() == "100-continue" }
}

private actor RequestBodySource: ByteSource {
  private var iterator: RequestBody.AsyncIterator
  private var isAtEnd = false
  /// Whether the client waits until the server asks for the body.
  private var isAwaited: Bool
  private let channel: any Channel

  init(_ body: RequestBody, isAwaited: Bool, _ channel: any Channel) {
    iterator = body.makeAsyncIterator()
    self.isAwaited = isAwaited
    self.channel = channel
  }

  func next() async throws(FileFailure) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    do {
      return try await RunningIntent.beside { try await self.read() }
    } catch {
      throw .unreadable(path: LimitedSource.name, reason: "it is incomplete")
    }
  }

  private func read() async throws -> [UInt8]? {
    if isAwaited {
      isAwaited = false
      channel.triggerUserOutboundEvent(BodyWanted(), promise: nil)
    }
    var iterator = self.iterator
    while let buffer = try await iterator.next(isolation: #isolation) {
      self.iterator = iterator
      if buffer.readableBytes > 0 { return Array(buffer: buffer) }
    }
    isAtEnd = true
    return nil
  }

  /// Whether a part of the request's body was not read.
  func isLeft(of head: HTTPRequest) -> Bool {
    let length = head.headerFields[.contentLength].flatMap(Int.init) ?? 0
    return !isAtEnd && (length > 0 || head.headerFields[.transferEncoding] != nil)
  }
}

/// The body of a reply, as a sink.
///
/// Hummingbird lends its writer for one reply, and does not declare it `Sendable`.
///
/// Safety: the writer is not shared. Only the reply's stream uses the sink, and the stream waits
/// until a piece is written before it writes the next piece.
private final class ResponseSink: ByteSink, @unchecked Sendable {
  private var writer: any ResponseBodyWriter
  private(set) var count = 0
  /// Whether a piece could not be sent, because the client has closed the connection.
  private(set) var isClientGone = false

  init(_ writer: any ResponseBodyWriter) {
    self.writer = writer
  }

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    do {
      try await RunningIntent.beside { try await self.send(ByteBuffer(bytes: bytes)) }
      count += bytes.count
    } catch {
      isClientGone = !(error is CancellationError)
      throw .unwritable(path: "the reply", reason: "the client stopped reading")
    }
  }

  func finish() async throws {
    try await writer.finish(nil)
  }

  private func send(_ buffer: ByteBuffer) async throws {
    try await writer.write(buffer)
  }
}
