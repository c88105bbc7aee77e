internal import HTTPTypes

/// The raw header lines of a reply, with their line endings, and the fields in them.
struct CurlHeader {
  private let lines: [UInt8]

  init(_ lines: [UInt8]) {
    self.lines = lines
  }

  var fields: HTTPFields {
    var fields = HTTPFields()
    for line in lines.split(separator: .lineFeed) {
      Self.take(line.trimmingSuffix { $0 == .carriageReturn }, into: &fields)
    }
    return fields
  }

  /// Whether a line is a Content-Length field.
  static func isLength(_ line: UnsafeRawBufferPointer) -> Bool {
    unsafe line.count > length.count && line[length.count] == .colon
      && zip(line, length).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  private static let length = Array("content-length".utf8)

  private static func take(_ line: ArraySlice<UInt8>, into fields: inout HTTPFields) {
    if line.first == .space || line.first == .tab {
      unfold(line, into: &fields)
      return
    }
    guard let colon = line.firstIndex(of: .colon),
      let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
    else { return }
    let value = line[(colon + 1)...].trimmed
    fields.append(HTTPField(name: name, lenientValue: value))
  }

  /// Appends a continuation line to its field, separated by one space. "Such folds will be passed
  /// to the header callback as a separate one".
  /// https://curl.se/libcurl/c/CURLOPT_HEADERFUNCTION.html
  private static func unfold(_ line: ArraySlice<UInt8>, into fields: inout HTTPFields) {
    guard let last = fields.indices.last else { return }
    fields[last].value += " " + String(decoding: line.trimmed, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func trimmingSuffix(while isOut: (UInt8) -> Bool) -> Self {
    var rest = self
    while let last = rest.last, isOut(last) { rest.removeLast() }
    return rest
  }

  /// The bytes without the spaces and tabs around them.
  var trimmed: Self {
    let isBlank = { (byte: UInt8) in byte == .space || byte == .tab }
    return drop(while: isBlank).trimmingSuffix(while: isBlank)
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
}
