package import CoreDomain
package import HTTPTypes

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
