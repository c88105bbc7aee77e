/// A server-sent event: https://html.spec.whatwg.org/multipage/server-sent-events.html
package struct ServerSentEvent: Hashable, Sendable {
  /// The event as it is sent, including the empty line at its end.
  package let text: String

  /// - Parameters:
  ///   - name: The name of the event; a single word.
  ///   - data: A value that is encoded as one line of JSON.
  package init(_ name: String, _ data: some Encodable) throws {
    let json = String(decoding: try ServerReply.encoded(data), as: UTF8.self)
    text = "event: \(name)\ndata: \(json)\n\n"
  }
}
