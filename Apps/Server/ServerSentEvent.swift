/// An event of a live stream: https://html.spec.whatwg.org/multipage/server-sent-events.html
struct ServerSentEvent: Hashable, Sendable {
  /// The event as it is sent.
  let text: String

  /// - Parameters:
  ///   - name: a word.
  ///   - data: a value that becomes JSON, which stands in one line.
  init(_ name: String, _ data: some Encodable) throws {
    let json = String(decoding: try ServerReply.encoded(data), as: UTF8.self)
    text = "event: \(name)\ndata: \(json)\n\n"
  }
}
