/// A minimal HTTP/2 server for one request and one response.
/// https://www.rfc-editor.org/rfc/rfc9113#section-4.1
extension TLSConversation {
  /// Reads a request and answers it with status 200 and a text.
  public mutating func answerInHTTP2(_ text: String) async throws {
    _ = try await read(through: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
    let stream = try await streamOfHeader()
    let settings = Frame(type: .settings)
    let acknowledgement = Frame(type: .settings, flags: .isAcknowledgement)
    // The field `:status: 200` is in the static table and encoded as its index.
    // https://www.rfc-editor.org/rfc/rfc7541#appendix-A
    let header = Frame(type: .headers, flags: .endsHeader, stream: stream, payload: [0x88])
    let data = Frame(type: .data, flags: .endsStream, stream: stream, payload: Array(text.utf8))
    try await write([settings, acknowledgement, header, data].flatMap(\.bytes))
  }

  /// Reads frames until one starts a request, and returns its stream identifier.
  private mutating func streamOfHeader() async throws -> UInt8 {
    while true {
      let head = try await read(9)
      _ = try await read(Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2]))
      if head[3] == Frame.Kind.headers.rawValue { return head[8] }
    }
  }
}

/// A frame to send; large frames are not supported.
private struct Frame {
  enum Kind: UInt8 {
    case data = 0
    case headers = 1
    case settings = 4
  }

  let type: Kind
  var flags: UInt8 = 0
  var stream: UInt8 = 0
  var payload: [UInt8] = []

  var bytes: [UInt8] {
    [0, 0, UInt8(payload.count), type.rawValue, flags, 0, 0, 0, stream] + payload
  }
}

extension UInt8 {
  fileprivate static let isAcknowledgement: UInt8 = 1
  fileprivate static let endsStream: UInt8 = 1
  fileprivate static let endsHeader: UInt8 = 4
}
