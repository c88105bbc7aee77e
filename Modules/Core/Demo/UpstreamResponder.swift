import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization

/// Serves the services over HTTP, with the configured faults.
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

  /// The last requests, oldest first.
  var requests: [String] { seen.withLock { $0 } }

  /// Returns the maximum number of concurrent requests to a host so far.
  func crowd(at host: String) -> Int { crowds.greatest(at: host) }

  func release() {
    held.release()
  }

  /// Answers a request. Throwing closes the connection.
  ///
  /// The server's own handlers are concurrent and own the writer. This function is therefore
  /// concurrent, too.
  @concurrent func respond(
    to head: HTTPRequest, with writer: consuming ResponseWriter, over channel: any Channel
  ) async throws {
    let request = UpstreamRequest(head)
    let fault = request.path == UpstreamFault.loopPath ? .loop : faults.next()
    let right = services.answer(request)
    let hold = fault == .hang || right.isHeld ? held.add() : nil
    // After this call, a test can see the request and release it.
    note(request.target)
    crowds.enter(request.host)
    do {
      // A request ends when its answer begins, because the client may then send the next request.
      defer { crowds.leave(request.host) }
      if fault == .slow {
        try await channel.eventLoop.scheduleTask(in: pause) {}.futureResult.get()
      }
      if let hold {
        for await _ in hold {}
        try Task.checkCancellation()
      }
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

  /// Sends a reply without a declared length.
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

  /// The number of requests to remember.
  private static let memory = 1000
}

/// Thrown to close a connection intentionally.
private struct ConnectionIsCut: Error {}

extension UpstreamReply {
  /// The fields with the length of the body, except for status 304.
  fileprivate var sizedFields: HTTPFields {
    var fields = fields
    if status != .notModified { fields[.contentLength] = "\(body.count)" }
    return fields
  }
}
