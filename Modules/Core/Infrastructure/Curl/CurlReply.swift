internal import CoreDomain
internal import HTTPTypes

/// A reply while it arrives: its bytes come in, its limits are kept.
///
/// The lines of the header are kept as they are. What they say is read by whoever asked, with
/// ``whole``: the one thread that all replies come through has no time for it.
struct CurlReply: Sendable {
  /// How many bytes the header may have, those of interim replies (1xx) included.
  static let headerBytes = 64 * 1024

  private static let usualHeaderBytes = 512

  /// The address that was asked.
  let address: String

  /// Where redirects have said that what was asked first has moved for good.
  let permanentAddress: String?

  /// The limit of the decoded body, in bytes.
  let bodyBytes: Int

  private(set) var status = 0
  /// Where this reply sends the client, if it does; known with the whole header.
  private(set) var redirectLocation: String?
  private var header: [UInt8] = []
  private var body: [UInt8] = []
  private var headerCount = 0
  private var bodyCount = 0
  private var lengthCount = 0
  private var hasWholeHeader = false

  init(from address: String, permanentAddress: String? = nil, bodyBytes: Int) {
    self.address = address
    self.permanentAddress = permanentAddress
    self.bodyBytes = bodyBytes
  }

  /// Whether the header has come to its end, and is not that of an interim reply: libcurl is content
  /// with less when a connection ends in good order.
  var isWhole: Bool { hasWholeHeader && status >= 200 }

  /// The reply as the port gives it.
  var whole: HTTPReply {
    let response = HTTPResponse(
      status: HTTPResponse.Status(code: status), headerFields: CurlHeader(header).fields)
    return HTTPReply(
      response: response, body: body, address: address, permanentAddress: permanentAddress)
  }

  /// Takes a line of the header, with its end.
  mutating func takeHeaderLine(_ line: UnsafeRawBufferPointer) throws(HTTPFailure) {
    headerCount += line.count
    guard headerCount <= Self.headerBytes else {
      throw .malformedReply("its header is larger than \(Self.headerBytes) bytes")
    }
    if unsafe line.starts(with: "HTTP/".utf8) {
      unsafe startReply(statusLine: line)
      // libcurl takes any line that begins like an empty one for the end.
    } else if unsafe line.first == .carriageReturn || line.first == .lineFeed {
      try endHeader()
    } else if !hasWholeHeader {
      unsafe takeField(line)
    }
    // What comes after the whole header are trailers, which do not belong among the fields.
    // https://www.rfc-editor.org/rfc/rfc9110#section-6.5.1
  }

  /// Takes a piece of the decoded body. The body of a redirect is counted, but not kept.
  mutating func takeBody(_ bytes: UnsafeRawBufferPointer) throws(HTTPFailure) {
    bodyCount += bytes.count
    guard bodyCount <= bodyBytes else { throw .tooLarge(limit: bodyBytes) }
    guard redirectLocation == nil else { return }
    // A small body comes in one piece, and then its array is made as large as it is.
    if body.isEmpty {
      body = unsafe Array(bytes)
    } else {
      unsafe body.append(contentsOf: bytes)
    }
  }
}

extension CurlReply {
  /// Begins anew: what came before was an interim reply. libcurl has checked the line's form.
  private mutating func startReply(statusLine line: UnsafeRawBufferPointer) {
    let rest = unsafe line.drop { $0 != .space }.dropFirst().prefix(3)
    status = Int(unsafe String(decoding: rest, as: UTF8.self)) ?? 0
    header = []
    header.reserveCapacity(Self.usualHeaderBytes)
    lengthCount = 0
    hasWholeHeader = false
  }

  private mutating func takeField(_ line: UnsafeRawBufferPointer) {
    unsafe header.append(contentsOf: line)
    if unsafe CurlHeader.isLength(line) { lengthCount += 1 }
  }

  /// Reads only what the transfer depends on, and refuses two lengths: "the recipient MUST treat it
  /// as an unrecoverable error", while libcurl goes by the last one.
  /// https://www.rfc-editor.org/rfc/rfc9112#section-6.3
  private mutating func endHeader() throws(HTTPFailure) {
    hasWholeHeader = true
    guard CurlHop.isRedirect(status) || lengthCount > 1 else { return }
    let fields = CurlHeader(header).fields
    guard Set(fields[values: .contentLength]).count <= 1 else {
      throw .malformedReply("it has two lengths")
    }
    redirectLocation = CurlHop.isRedirect(status) ? fields[.location] : nil
  }
}
