package import CoreDomain
package import HTTPTypes

/// Shows the states of a screen as pieces of one reply. Each piece is sent when its state is
/// published.
///
/// If a final state comes before the first piece, the view replies with ``StateView/reply(to:)``,
/// with any status, and sends no pieces. By default, the streamed reply is a page, with the status
/// 200.
package protocol LiveView<State>: StateView {
  /// The header fields of a streamed reply.
  var fields: HTTPFields { get }

  /// Returns the text before the first piece. By default, it is empty.
  ///
  /// - Parameter state: The state of the first piece.
  func opening(with state: State) -> String

  /// Returns what a state adds to the reply.
  func part(of state: State) throws -> LivePart

  /// The text after the last piece.
  var closing: String { get }
}

extension LiveView {
  package var fields: HTTPFields { PageLayout.fields }

  package func opening(with state: State) -> String { "" }

  package var closing: String { PageLayout.closing }
}

/// What a state adds to a streamed reply:
///
///     func part(of state: RecipeListState) -> LivePart {
///       switch state {
///       case .idle: .nothing
///       case .loading(let count): .piece("<p>\(count) recipes so far</p>")
///       case .success(let recipes): .end(list(of: recipes))
///       }
///     }
package enum LivePart {
  case nothing
  case piece(String)
  /// The state is final, and this text ends the reply. Use ``end(_:)`` to make it.
  case last(() throws -> String)

  /// The text of a final state. The expression runs only after the intent has returned, so it can
  /// show the last effects of the intent, such as a dialog.
  package static func end(_ text: @autoclosure @escaping () throws -> String) -> LivePart {
    .last(text)
  }
}

/// Binds the states of a screen to a view that shows every state while the screen works.
struct LiveBinding<State: Sendable>: Sendable {
  let view: any LiveView<State>
  /// The intent of the screen. A final state is shown only after the intent has returned: see
  /// ``LivePart/end(_:)``.
  let intent: RunningIntent

  /// Returns the reply to states of a stream that was created before the intent started. It is
  /// complete if a final state comes before the first piece; otherwise it is streamed.
  package func reply(to states: AsyncStream<State>) async throws -> ServerReply {
    for await state in states {
      switch try view.part(of: state) {
      case .nothing: continue
      case .piece(let text):
        let first = view.opening(with: state) + text
        return ServerReply(fields: view.fields, stream: stream(first, then: states))
      case .last:
        await intent.end()
        guard let reply = try view.reply(to: state) else { throw Problem.unexpected }
        return reply
      }
    }
    throw Problem.unexpected
  }

  private func stream(_ first: String, then states: AsyncStream<State>) -> ReplyStream {
    ReplyStream(isLive: true) { [self] sink in
      try await sink.write(text: first)
      for await state in states {
        switch try view.part(of: state) {
        case .nothing: continue
        case .piece(let text): try await sink.write(text: text)
        case .last(let text):
          await intent.end()
          return try await sink.write(text: try text() + view.closing)
        }
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

/// Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html
enum ServerSentEvent {
  /// Returns an event as it is sent, including the empty line at its end.
  ///
  /// - Parameter name: The name of the event; a single word.
  static func text<Value: Encodable>(
    _ name: String, _ data: Value = [String: String]()
  ) throws -> String {
    let json = String(decoding: try ServerReply.encoded(data), as: UTF8.self)
    return "event: \(name)\ndata: \(json)\n\n"
  }
}

/// Shows every state of a screen as a server-sent event: ``LivePart/event(_:_:)``. The first state
/// is already an event, so the reply is always a stream.
package protocol EventView<State>: LiveView {}

extension EventView {
  package var fields: HTTPFields {
    [.contentType: "text/event-stream", .cacheControl: "no-store"]
  }

  package var closing: String { "" }

  package func reply(to state: State) throws -> ServerReply? { nil }
}

extension LivePart {
  /// An event that does not end the reply.
  package static func event<Value: Encodable>(
    _ name: String, _ data: Value = [String: String]()
  ) throws -> LivePart {
    .piece(try ServerSentEvent.text(name, data))
  }

  /// The event that ends the reply.
  package static func lastEvent(_ name: String, _ data: some Encodable) -> LivePart {
    .last { try ServerSentEvent.text(name, data) }
  }
}
