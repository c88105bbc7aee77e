internal import CoreDomain
internal import HTTPTypes

/// A reply as it arrives, with its limits.
///
/// The header lines are stored unparsed. The caller's task parses them with ``whole``, to save time
/// on the one thread that receives all replies.
struct CurlReply: Sendable {
  /// The maximum size of the header in bytes, including interim replies (1xx).
  static let headerBytes = 64 * 1024

  private static let usualHeaderBytes = 512

  /// The requested address.
  let address: String

  /// The new address of a permanently moved resource.
  let permanentAddress: String?

  /// The limit of the decoded body, in bytes.
  let bodyBytes: Int

  private(set) var status = 0
  /// The redirect target, if this reply is a redirect. Set when the header is complete.
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

  /// Whether the complete header of a final reply has arrived. libcurl also accepts an incomplete
  /// header if the connection closes cleanly.
  var isWhole: Bool { hasWholeHeader && status >= 200 }

  /// The reply in the port's type.
  var whole: HTTPReply {
    let response = HTTPResponse(
      status: HTTPResponse.Status(code: status), headerFields: CurlHeader(header).fields)
    return HTTPReply(
      response: response, body: body, address: address, permanentAddress: permanentAddress)
  }

  /// Reads a header line, including its line ending.
  mutating func takeHeaderLine(_ line: UnsafeRawBufferPointer) throws(HTTPFailure) {
    headerCount += line.count
    guard headerCount <= Self.headerBytes else {
      throw .malformedReply("its header is larger than \(Self.headerBytes) bytes")
    }
    if unsafe line.starts(with: "HTTP/".utf8) {
      unsafe startReply(statusLine: line)
      // libcurl ends the header at any line that starts with a line break.
    } else if unsafe line.first == .carriageReturn || line.first == .lineFeed {
      try endHeader()
    } else if !hasWholeHeader {
      unsafe takeField(line)
    }
    // Lines after the header are trailers, which are not header fields.
    // https://www.rfc-editor.org/rfc/rfc9110#section-6.5.1
  }

  /// Reads a chunk of the decoded body. The body of a redirect counts towards the limit but is
  /// discarded.
  mutating func takeBody(_ bytes: UnsafeRawBufferPointer) throws(HTTPFailure) {
    bodyCount += bytes.count
    guard bodyCount <= bodyBytes else { throw .tooLarge(limit: bodyBytes) }
    guard redirectLocation == nil else { return }
    // A small body arrives in one chunk, so this allocates its array at the exact size.
    if body.isEmpty {
      body = unsafe Array(bytes)
    } else {
      unsafe body.append(contentsOf: bytes)
    }
  }
}

extension CurlReply {
  /// Starts a new reply. The previous reply, if any, was interim. libcurl has validated the line.
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

  /// Parses only the fields that the transfer needs. Rejects a reply that declares several
  /// different lengths: "the recipient MUST treat it as an unrecoverable error", but libcurl would
  /// use the last length. https://www.rfc-editor.org/rfc/rfc9112#section-6.3
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
