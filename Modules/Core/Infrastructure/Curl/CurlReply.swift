internal import CoreDomain
internal import HTTPTypes

/// A reply while it arrives: its bytes come in, its limits are kept.
struct CurlReply {
  /// How many bytes the header may have, those of interim replies (1xx) included.
  static let headerBytes = 64 * 1024

  /// The limit of the decoded body, in bytes.
  let bodyBytes: Int

  private(set) var status = 0
  private(set) var fields = HTTPFields()
  private(set) var body: [UInt8] = []
  private var headerCount = 0
  private var bodyCount = 0
  private var hasWholeHeader = false

  init(bodyBytes: Int) {
    self.bodyBytes = bodyBytes
  }

  /// Where this reply sends the client, if it does.
  var redirectLocation: String? {
    CurlHop.isRedirect(status) ? fields[.location] : nil
  }

  /// Whether the header has come to its end, and is not that of an interim reply: libcurl is content
  /// with less when a connection ends in good order.
  var isWhole: Bool { hasWholeHeader && status >= 200 }

  /// Takes a line of the header, with its end.
  mutating func takeHeaderLine(_ bytes: [UInt8]) throws(HTTPFailure) {
    headerCount += bytes.count
    guard headerCount <= Self.headerBytes else {
      throw .malformedReply("its header is larger than \(Self.headerBytes) bytes")
    }
    let line = bytes.trimmingSuffix { $0 == .carriageReturn || $0 == .lineFeed }
    if line.starts(with: "HTTP/".utf8) {
      startReply(statusLine: line)
    } else if line.isEmpty {
      try checkLength()
      hasWholeHeader = true
    } else if !hasWholeHeader {
      takeField(line)
    }
    // What comes after the whole header are trailers, which do not belong among the fields.
    // https://www.rfc-editor.org/rfc/rfc9110#section-6.5.1
  }

  /// Takes a piece of the decoded body. The body of a redirect is counted, but not kept.
  mutating func takeBody(_ bytes: UnsafeRawBufferPointer) throws(HTTPFailure) {
    bodyCount += bytes.count
    guard bodyCount <= bodyBytes else { throw .tooLarge(limit: bodyBytes) }
    if redirectLocation == nil {
      unsafe body.append(contentsOf: bytes)
    }
  }
}

extension CurlReply {
  /// Begins anew: what came before was an interim reply. libcurl has checked the line's form.
  private mutating func startReply(statusLine line: some Collection<UInt8>) {
    let parts = line.split(separator: .space, maxSplits: 2)
    status = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    fields = HTTPFields()
    hasWholeHeader = false
  }

  /// Refuses two lengths: "the recipient MUST treat it as an unrecoverable error", while libcurl goes
  /// by the last one. https://www.rfc-editor.org/rfc/rfc9112#section-6.3
  private func checkLength() throws(HTTPFailure) {
    guard Set(fields[values: .contentLength]).count <= 1 else {
      throw .malformedReply("it has two lengths")
    }
  }

  private mutating func takeField(_ line: ArraySlice<UInt8>) {
    if line.first == .space || line.first == .tab {
      unfold(line)
      return
    }
    guard let colon = line.firstIndex(of: .colon),
      let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
    else { return }
    let value = line[(colon + 1)...].trimming { $0 == .space || $0 == .tab }
    fields.append(HTTPField(name: name, lenientValue: value))
  }

  /// Joins a continued line to its field with one space. "Such folds will be passed to the header
  /// callback as a separate one". https://curl.se/libcurl/c/CURLOPT_HEADERFUNCTION.html
  private mutating func unfold(_ line: ArraySlice<UInt8>) {
    guard let last = fields.indices.last else { return }
    let rest = line.trimming { $0 == .space || $0 == .tab }
    fields[last].value += " " + String(decoding: rest, as: UTF8.self)
  }
}

extension Collection<UInt8> where Self: BidirectionalCollection, SubSequence == ArraySlice<UInt8> {
  fileprivate func trimmingSuffix(while isOut: (UInt8) -> Bool) -> SubSequence {
    var rest = self[...]
    while let last = rest.last, isOut(last) { rest.removeLast() }
    return rest
  }

  fileprivate func trimming(while isOut: (UInt8) -> Bool) -> SubSequence {
    drop(while: isOut).trimmingSuffix(while: isOut)
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let colon = UInt8(ascii: ":")
}
