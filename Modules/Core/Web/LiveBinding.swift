package import CoreDomain
package import HTTPTypes

/// Shows the states of a screen as pieces of one reply. Each piece is sent when its state is
/// published.
///
/// If a final state comes before the first piece, the view replies with ``StateView/reply(to:)``,
/// with any status, and sends no pieces.
package protocol LiveView<State>: StateView {
  /// The header fields of a streamed reply.
  var fields: HTTPFields { get }

  /// Returns the first piece of the streamed reply, whose status is 200, or `nil` to wait for the
  /// next state. By default, it is made like every later piece.
  func firstPiece(for state: State) throws -> String?

  /// Returns the text that an intermediate state adds to the reply, or `nil` if it adds no text.
  func piece(for state: State) throws -> String?

  /// Whether a state is final. A final state ends the reply.
  func isLasting(_ state: State) -> Bool

  /// Writes the end of a reply whose first pieces were already sent.
  func end(with state: State, to sink: any ByteSink) async throws
}

extension LiveView {
  package func firstPiece(for state: State) throws -> String? { try piece(for: state) }
}

/// Binds the states of a screen to a view that shows every state while the screen works.
struct LiveBinding<State: Sendable>: Sendable {
  let view: any LiveView<State>
  /// The intent of the screen. A final state is shown only after the intent has returned, so that
  /// the reply includes its last effects, such as a dialog.
  let intent: RunningIntent

  /// Returns the reply to states of a stream that was created before the intent started. It is
  /// complete if a final state comes before the first piece; otherwise it is streamed.
  package func reply(to states: AsyncStream<State>) async throws -> ServerReply {
    for await state in states {
      if view.isLasting(state) {
        await intent.end()
        guard let reply = try view.reply(to: state) else { throw Problem.unexpected }
        return reply
      }
      if let piece = try view.firstPiece(for: state) {
        return ServerReply(fields: view.fields, stream: stream(piece, then: states))
      }
    }
    throw Problem.unexpected
  }

  private func stream(_ first: String, then states: AsyncStream<State>) -> ReplyStream {
    ReplyStream(isLive: true) { [self] sink in
      try await sink.write(text: first)
      for await state in states {
        guard view.isLasting(state) else {
          if let piece = try view.piece(for: state) { try await sink.write(text: piece) }
          continue
        }
        await intent.end()
        return try await view.end(with: state, to: sink)
      }
      throw Problem.unexpected
    }
  }
}

extension ByteSink {
  package func write(text: String) async throws(FileFailure) {
    try await write(Array(text.utf8))
  }
}

/// A server-sent event: https://html.spec.whatwg.org/multipage/server-sent-events.html
package struct ServerSentEvent: Hashable, Sendable {
  /// The event as it is sent, including the empty line at its end.
  package let text: String

  /// - Parameter name: The name of the event; a single word.
  package init(_ name: String, _ data: some Encodable) throws {
    let json = String(decoding: try ServerReply.encoded(data), as: UTF8.self)
    text = "event: \(name)\ndata: \(json)\n\n"
  }

  package init(_ name: String) throws {
    try self.init(name, [String: String]())
  }
}

/// Shows every state of a screen as a server-sent event. The first state is already an event, so
/// the reply is always a stream.
package protocol EventView<State>: LiveView {
  func event(_ state: State) throws -> ServerSentEvent
}

extension EventView {
  package var fields: HTTPFields {
    [.contentType: "text/event-stream", .cacheControl: "no-store"]
  }

  package func reply(to state: State) throws -> ServerReply? { nil }

  package func piece(for state: State) throws -> String? { try event(state).text }

  package func end(with state: State, to sink: any ByteSink) async throws {
    try await sink.write(text: try event(state).text)
  }
}
