public import HTTPTypes
private import Synchronization

/// A server on 127.0.0.1 that follows a script, including misbehavior.
///
/// It exists only inside of ``withLoopbackServer(answering:_:)`` and reports events, so that a test
/// can wait for an event instead of sleeping.
public struct LoopbackServer: Sendable {
  public enum Event: Sendable {
    case accepted
    case received(LoopbackRequest)
    /// Either side has closed a connection.
    case disconnected
  }

  /// The host and port, as in `127.0.0.1:49152`.
  public let authority: String

  fileprivate let events: AsyncStream<Event>
  fileprivate let record: LoopbackRecord

  public var requests: [LoopbackRequest] { record.requests }

  public var connections: Int { record.connections }

  /// Waits for the next request that was not returned yet; `nil` after the server has stopped.
  public func nextRequest() async -> LoopbackRequest? {
    for await case .received(let request) in events { return request }
    return nil
  }

  public func nextDisconnection() async {
    for await case .disconnected in events { return }
  }

  /// Waits until every connection that was accepted so far has ended. Returns immediately if no
  /// connection was accepted: on a busy machine, a client may give up before that.
  public func allDisconnections() async {
    for _ in 0..<connections { await nextDisconnection() }
  }

  public func request(
    _ path: String, method: HTTPRequest.Method = .get, scheme: String = "http",
    fields: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: scheme, authority: authority, path: path, headerFields: fields)
  }
}

/// The steps of a server after it has read a request.
public typealias LoopbackScript = @Sendable (LoopbackRequest) -> [LoopbackAction]

/// Runs a server while the body runs, then closes all connections.
@discardableResult
public func withLoopbackServer<Value: Sendable>(
  answering script: @escaping LoopbackScript,
  _ body: (LoopbackServer) async throws -> Value
) async throws -> Value {
  let (events, continuation) = AsyncStream.makeStream(of: LoopbackServer.Event.self)
  let record = LoopbackRecord(continuation)
  let listener = try await LoopbackListener.open()
  let server = LoopbackServer(authority: listener.authority, events: events, record: record)
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await serve(listener, record, script) }
    defer { listener.close() }
    return try await body(server)
  }
}

private func serve(
  _ listener: LoopbackListener, _ record: LoopbackRecord, _ script: @escaping LoopbackScript
) async throws {
  await withDiscardingTaskGroup { group in
    for await connection in listener.connections {
      record.note(.accepted)
      group.addTask { await serve(connection, record, script) }
    }
  }
  try await listener.closed()
}

/// Answers the requests of one connection until either side ends it.
private func serve(
  _ connection: LoopbackConnection, _ record: LoopbackRecord, _ script: LoopbackScript
) async {
  var connection = connection
  do {
    var isOpen = true
    while isOpen, let request = try await connection.nextRequest() {
      record.note(.received(request))
      isOpen = try await connection.play(script(request))
    }
  } catch {
    // The client broke the connection, or the test is over.
  }
  connection.close()
  record.note(.disconnected)
}

private final class LoopbackRecord: Sendable {
  private struct Contents {
    var requests: [LoopbackRequest] = []
    var connections = 0
  }

  private let contents = Mutex(Contents())
  private let events: AsyncStream<LoopbackServer.Event>.Continuation

  init(_ events: AsyncStream<LoopbackServer.Event>.Continuation) {
    self.events = events
  }

  var requests: [LoopbackRequest] { contents.withLock { $0.requests } }
  var connections: Int { contents.withLock { $0.connections } }

  func note(_ event: LoopbackServer.Event) {
    contents.withLock { contents in
      switch event {
      case .accepted: contents.connections += 1
      case .received(let request): contents.requests.append(request)
      case .disconnected: break
      }
    }
    events.yield(event)
  }
}
