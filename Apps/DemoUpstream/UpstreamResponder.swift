import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization

/// Brings the services onto the wire, with the faults that are asked for.
final class UpstreamResponder: Sendable {
  private let services: UpstreamServices
  private let faults: UpstreamFaults
  private let held = HeldRequests()
  private let crowds = Crowds()
  private let pause: TimeAmount
  private let seen = Mutex<[String]>([])

  init(_ services: UpstreamServices, faults: FaultScript, pause: Duration) {
    self.services = services
    self.faults = UpstreamFaults(faults)
    self.pause = TimeAmount(pause)
  }

  /// The last requests, in their order.
  var requests: [String] { seen.withLock { $0 } }

  /// The most requests that were under way at once at a host.
  func crowd(at host: String) -> Int { crowds.greatest(at: host) }

  func release() {
    held.release()
  }

  /// Answers a request. To throw is to end the connection.
  ///
  /// Concurrent, as the server that lends the writer is.
  @concurrent func respond(
    to head: HTTPRequest, with writer: consuming ResponseWriter, over channel: any Channel
  ) async throws {
    let request = UpstreamRequest(head)
    let fault = request.path == UpstreamFault.loopPath ? .loop : faults.next()
    let right = services.answer(request)
    let hold = fault == .hang || right.isHeld ? held.add() : nil
    // From here on whoever sees the request can let it go.
    note(request.target)
    crowds.enter(request.host)
    do {
      // Whoever has an answer may ask again at once: the request is over when its answer begins.
      defer { crowds.leave(request.host) }
      if fault == .slow {
        try await channel.eventLoop.scheduleTask(in: pause) {}.futureResult.get()
      }
      try await hold?.end()
    }
    let wrong = fault.flatMap { services.reply(with: $0, insteadOf: right, to: request) }
    let reply = (wrong ?? right).encoded(for: request)
    if fault == .cut { return try await begin(reply, with: writer) }
    let isHead = request.method == .head
    if let tail = reply.tail, !isHead { return try await send(reply, tail, with: writer) }
    try await writer.write(
      response: HTTPResponse(status: reply.status, headerFields: reply.sizedFields),
      body: isHead ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: reply.body)))
  }

  /// Sends a reply up to the middle of its body.
  @concurrent private func begin(_ reply: UpstreamReply, with writer: consuming ResponseWriter)
    async throws
  {
    var head = HTTPResponse(status: reply.status, headerFields: reply.sizedFields)
    head.headerFields[.contentLength] = "\(max(reply.body.count, 2))"
    var body = try await writer.writeHead(head)
    try await body.write(ByteBuffer(bytes: reply.body.prefix(reply.body.count / 2)))
    throw ConnectionIsCut()
  }

  /// Sends a reply whose length is not told.
  @concurrent private func send(
    _ reply: UpstreamReply, _ tail: UpstreamTail, with writer: consuming ResponseWriter
  ) async throws {
    var body = try await writer.writeHead(
      HTTPResponse(status: reply.status, headerFields: reply.fields))
    try await body.write(ByteBuffer(bytes: reply.body))
    let piece = ByteBuffer(bytes: tail.bytes)
    for _ in 0..<tail.times { try await body.write(piece) }
    try await body.finish(nil)
  }

  private func note(_ target: String) {
    seen.withLock { seen in
      if seen.count == Self.memory { seen.removeFirst() }
      seen.append(target)
    }
  }

  /// How many requests are remembered.
  private static let memory = 1000
}

/// The end of a connection that is asked for.
private struct ConnectionIsCut: Error {}

extension UpstreamReply {
  /// The fields with the length of the body. A reply of 304 has none.
  fileprivate var sizedFields: HTTPFields {
    var fields = fields
    if status != .notModified { fields[.contentLength] = "\(body.count)" }
    return fields
  }
}
