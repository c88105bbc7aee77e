/// A step of a server after it has read a request.
///
/// After the last step the connection stays open for the next request.
public enum LoopbackAction: Sendable {
  case send([UInt8])
  /// Sends the bytes repeatedly until the client disconnects.
  case sendEndlessly([UInt8])
  /// Sends the bytes repeatedly with pauses until the client disconnects.
  case drip([UInt8], pause: Duration)
  /// Runs a closure, for example to wait for an event or to signal one.
  case perform(@Sendable () async -> Void)
  /// Sends nothing and waits until the client disconnects.
  case awaitClientGone
  case close
  /// Resets the connection, so that the client receives an error.
  case reset
}

extension LoopbackAction {
  /// Sends a text byte for byte; line ends of HTTP must be written as `\r\n`.
  public static func send(_ text: String) -> LoopbackAction {
    .send(Array(text.utf8))
  }

  /// Sends a complete response with status 200 and the given header lines.
  public static func reply(header: [String] = [], body: [UInt8] = []) -> LoopbackAction {
    let lines = ["HTTP/1.1 200 OK", "Content-Length: \(body.count)"] + header + ["", ""]
    return .send(Array(lines.joined(separator: "\r\n").utf8) + body)
  }

  public static func reply(_ text: String) -> LoopbackAction {
    .reply(body: Array(text.utf8))
  }

  public static func redirect(_ status: Int = 302, to location: String) -> LoopbackAction {
    .send("HTTP/1.1 \(status) Moved\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
  }
}
