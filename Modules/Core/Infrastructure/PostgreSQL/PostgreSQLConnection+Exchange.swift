import CPQ
import CoreDomain
import Dispatch
import Glibc

extension PostgreSQLConnection {
  /// A message to the server.
  enum Message {
    case prepare(String, String)
    /// Asks for the types of a prepared statement.
    case describe(String)
    /// Runs a prepared statement with its values.
    case execute(String, [SQLValue])
    /// Runs a statement without values, which is parsed each time.
    case command(String)
  }

  /// Sends messages together and returns a result for each.
  ///
  /// "Pipeline mode allows applications to send a query without having to read the result of the
  /// previously sent query." After an error, the server ignores the messages that follow.
  /// https://www.postgresql.org/docs/current/libpq-pipeline-mode.html
  func exchange(_ messages: [Message]) throws(SQLFailure) -> [PostgreSQLResult] {
    try expectNoCancellation()
    try expect(unsafe PQenterPipelineMode(handle.connection))
    for message in messages { try expect(queue(message)) }
    try expect(unsafe PQpipelineSync(handle.connection))
    var results: [PostgreSQLResult] = []
    var error: SQLFailure?
    // A null pointer ends the results of each message.
    var ends = 0
    while ends <= messages.count {
      guard let result = try nextResult() else {
        ends += 1
        continue
      }
      switch result.status {
      case PGRES_PIPELINE_SYNC:
        try expect(unsafe PQexitPipelineMode(handle.connection))
        if let error { throw error }
        return results
      case PGRES_FATAL_ERROR:
        error = error ?? failure(of: result)
        try expectConnection(error)
      case PGRES_PIPELINE_ABORTED:
        continue
      default:
        results.append(result)
      }
    }
    throw lost("its responses ended too early")
  }

  /// Runs statements without values that are separated by semicolons, and returns the last result.
  @discardableResult
  func send(command text: String) throws(SQLFailure) -> PostgreSQLResult? {
    try expect(unsafe PQsendQuery(handle.connection, text))
    var last: PostgreSQLResult?
    var error: SQLFailure?
    while let result = try nextResult() {
      if result.status == PGRES_FATAL_ERROR {
        error = error ?? failure(of: result)
        try expectConnection(error)
      }
      last = result
    }
    if let error { throw error }
    return last
  }

  private func queue(_ message: Message) -> Int32 {
    switch message {
    case .prepare(let name, let text):
      unsafe PQsendPrepare(handle.connection, name, text, 0, nil)
    case .describe(let name):
      unsafe PQsendDescribePrepared(handle.connection, name)
    case .execute(let name, let values):
      unsafe Self.withTexts(of: values) { texts in
        unsafe PQsendQueryPrepared(
          handle.connection, name, Int32(values.count), texts, nil, nil, Self.binary)
      }
    case .command(let text):
      unsafe PQsendQueryParams(
        handle.connection, text, 0, nil, nil, nil, nil, Self.binary)
    }
  }

  /// The binary format of results. Values are sent as text, which suits every type of
  /// placeholder.
  private static let binary: Int32 = 1

  /// Passes the values as texts that end with a zero byte; null is a null pointer.
  static func withTexts<Result>(
    of values: [SQLValue], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int?] = []
    for value in values {
      let text: String
      switch value {
      case .null:
        starts.append(nil)
        continue
      case .integer(let number): text = String(number)
      case .real(let number): text = String(number)
      case .text(let value): text = value
      }
      starts.append(bytes.count)
      bytes += text.utf8.lazy.map { CChar(bitPattern: $0) }
      bytes.append(0)
    }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      let texts = unsafe starts.map { start in
        unsafe start.flatMap { start in unsafe bytes.baseAddress.map { unsafe $0 + start } }
      }
      return unsafe texts.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
  }

  // MARK: - Waiting

  /// Returns the next result, or `nil` at the end of the results of one message.
  private func nextResult() throws(SQLFailure) -> PostgreSQLResult? {
    var (start, patience) = (ContinuousClock.now, silence)
    var wasCancelled = false
    while true {
      // "… call PQflush repeatedly until it returns zero", and read meanwhile, because the server
      // may wait until its own answers are taken.
      // https://www.postgresql.org/docs/current/libpq-async.html#LIBPQ-PQFLUSH
      let unsent = unsafe PQflush(handle.connection)
      guard unsent >= 0 else { throw lost() }
      if unsent == 0, unsafe PQisBusy(handle.connection) == 0 { break }
      if !wasCancelled, !isMigrating, Task.isCancelled {
        wasCancelled = true
        if stopsWhenCancelled { try cancel() }
        (start, patience) = (ContinuousClock.now, min(patience, limits.busy))
      }
      guard ContinuousClock.now < start + patience else {
        throw lost("it did not respond for \(patience)")
      }
      if poll(for: unsent == 0 ? POLLIN : POLLIN | POLLOUT) {
        guard unsafe PQconsumeInput(handle.connection) == 1 else { throw lost() }
      }
    }
    guard let result = unsafe PQgetResult(handle.connection) else {
      if unsafe PQstatus(handle.connection) == CONNECTION_BAD { throw lost() }
      return nil
    }
    return unsafe PostgreSQLResult(result)
  }

  /// Waits for the socket for at most ``moment``.
  ///
  /// - Returns: Whether there is something to read, or the connection has ended.
  private func poll(for events: Int32) -> Bool {
    var entry = pollfd(
      fd: unsafe PQsocket(handle.connection), events: Int16(events), revents: 0)
    let ready = unsafe Glibc.poll(&entry, 1, Self.moment)
    return ready > 0 && Int32(entry.revents) & ~POLLOUT != 0
  }

  /// The time in milliseconds after which a waiting thread checks for cancellation.
  private static let moment: Int32 = 20

  /// How long the server may be silent before the connection counts as lost. The server itself
  /// ends a statement earlier, except in a migration.
  private var silence: Duration {
    isMigrating ? .seconds(24 * 60 * 60) : limits.statement + limits.connect
  }

  /// Asks the server to end the running statement. The statement then fails, or has just ended.
  /// This returns after the server has handled the request, so the request cannot end a later
  /// statement. If the server does not respond, the connection counts as lost.
  private func cancel() throws(SQLFailure) {
    guard let request = unsafe CancelRequest(handle.connection) else { return }
    // The request has no timeout, so it blocks a thread of its own.
    let isHandled = DispatchSemaphore(value: 0)
    DispatchQueue(label: "postgresql.cancel").async {
      request.send()
      isHandled.signal()
    }
    guard isHandled.wait(timeout: .now() + .milliseconds(limits.busy.wholeMilliseconds)) == .success
    else { throw lost("it did not respond for \(limits.busy)") }
  }

  // MARK: - Failures

  private func expectNoCancellation() throws(SQLFailure) {
    if stopsWhenCancelled, Task.isCancelled { throw .cancelled }
  }

  /// Throws if libpq rejects a call, which it does for a lost connection.
  private func expect(_ success: Int32) throws(SQLFailure) {
    guard success == 1 else { throw lost() }
  }

  /// Throws if the server has ended the connection together with a statement.
  private func expectConnection(_ error: SQLFailure?) throws(SQLFailure) {
    if isLost, let error { throw error }
  }

  private func failure(of result: PostgreSQLResult) -> SQLFailure {
    // The severity, in the same words in every language.
    if result.field(Int32(UInt8(ascii: "V"))) != "ERROR" { isLost = true }
    let failure = SQLFailure(result, from: address, isWriting: isWriting)
    // The server has become a standby, so the next attempt must connect to another server.
    if isWriting, result.field(Int32(UInt8(ascii: "C"))) == "25006" { isLost = true }
    return stopsWhenCancelled && Task.isCancelled && failure == .busy ? .cancelled : failure
  }

  private func lost(_ reason: String? = nil) -> SQLFailure {
    isLost = true
    return .unopenable(
      path: address.description, reason: "the connection was lost (\(reason ?? message))")
  }
}

/// A request to end the running statement of a connection.
///
/// Safety: only one thread sends the request, and the request does not use the connection. "The
/// PGcancel object is read-only as far as PQcancel is concerned, so it can also be invoked from a
/// thread that is separate from the one manipulating the PGconn object."
/// https://www.postgresql.org/docs/15/libpq-cancel.html
@safe private final class CancelRequest: @unchecked Sendable {
  private let request: OpaquePointer

  init?(_ connection: OpaquePointer?) {
    guard let request = unsafe PQgetCancel(connection) else { return nil }
    unsafe self.request = unsafe request
  }

  deinit {
    unsafe PQfreeCancel(request)
  }

  func send() {
    var reason = [CChar](repeating: 0, count: 256)
    _ = unsafe PQcancel(request, &reason, Int32(reason.count))
  }
}
