/// A step of what a server does after it has read a request.
///
/// After the last step the connection stays open for the next request.
public enum LoopbackAction: Sendable {
  /// Sends bytes, in one piece.
  case send([UInt8])
  /// Sends the bytes again and again until the client goes away.
  case sendEndlessly([UInt8])
  /// Sends the bytes again and again, with a pause after each time, until the client goes away.
  case drip([UInt8], pause: Duration)
  /// Does something else, such as waiting for an event, or telling of one.
  case perform(@Sendable () async -> Void)
  /// Says nothing more, and waits until the client goes away.
  case awaitClientGone
  /// Closes the connection in good order.
  case close
  /// Breaks the connection, so that the client is told of an error.
  case reset
}

extension LoopbackAction {
  /// Sends a text, byte for byte; the line ends of HTTP have to be written as `\r\n`.
  public static func send(_ text: String) -> LoopbackAction {
    .send(Array(text.utf8))
  }

  /// Sends a whole reply of status 200 with the given header lines.
  public static func reply(header: [String] = [], body: [UInt8] = []) -> LoopbackAction {
    let lines = ["HTTP/1.1 200 OK", "Content-Length: \(body.count)"] + header + ["", ""]
    return .send(Array(lines.joined(separator: "\r\n").utf8) + body)
  }

  /// Sends a whole reply of status 200 with a text.
  public static func reply(_ text: String) -> LoopbackAction {
    .reply(body: Array(text.utf8))
  }

  /// Sends a redirect without a body.
  public static func redirect(_ status: Int = 302, to location: String) -> LoopbackAction {
    .send("HTTP/1.1 \(status) Moved\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
  }
}
