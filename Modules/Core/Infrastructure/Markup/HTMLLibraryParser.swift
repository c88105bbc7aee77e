internal import CXML2
internal import CoreDomain

/// The libxml2 callbacks for one HTML document.
///
/// It is a class because libxml2 stores its address.
@safe final class HTMLLibraryParser {
  private let limits: MarkupLimits
  private var events = MarkupEvents()
  private var names = MarkupNames()
  private var context: htmlParserCtxtPtr?
  /// The number of open elements, including the element around the document.
  private var depth = 0

  /// The maximum number of open elements, whether they are reported or not. It is needed because
  /// libxml2 scans all open elements for each end tag.
  private static let depthLimit = 512

  /// The approximate maximum number of bytes of all names in a document. It is needed because
  /// libxml2 compares each attribute of an element with all its other attributes. Elements and
  /// attributes whose names exceed the limit are dropped.
  private static let nameLimit = 20_000

  /// The first UTF-8 byte of U+0080 to U+00BF.
  private static let suspect: UInt8 = 0xC2

  init(limits: MarkupLimits) {
    self.limits = limits
  }

  /// Parses a document in UTF-8, without characters that HTML forbids.
  ///
  /// Wraps the document in a meaningless element. Otherwise libxml2 would put text into a `<p>`
  /// that is not in the document.
  func parse(_ utf8: [UInt8], telling visitor: inout some MarkupVisitor) {
    let text = Array("<x-part>".utf8) + utf8
    unsafe withUnsafeMutablePointer(to: &visitor) { visitor in
      unsafe events.tell(visitor)
      unsafe text.withUnsafeBufferPointer { bytes in
        _ = unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in unsafe parse(bytes) }
      }
      events.endAll()
      events.endTelling()
    }
  }

  private func parse(_ bytes: UnsafeBufferPointer<CChar>) {
    guard let context = unsafe htmlCreateMemoryParserCtxt(bytes.baseAddress, Int32(bytes.count))
    else { preconditionFailure("libxml2 has no memory for a parser") }
    unsafe self.context = unsafe context
    defer {
      unsafe self.context = nil
      unsafe htmlFreeParserCtxt(context)
    }
    unsafe setHandler(context)
    let options = [
      HTML_PARSE_RECOVER, HTML_PARSE_NONET, HTML_PARSE_NOIMPLIED,
      HTML_PARSE_NODEFDTD, HTML_PARSE_IGNORE_ENC, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING,
    ]
    unsafe htmlCtxtUseOptions(context, options.reduce(0) { $0 | Int32(bitPattern: $1.rawValue) })
    unsafe xmlDictSetLimit(context.pointee.dict, Self.nameLimit)
    unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    unsafe htmlParseDocument(context)
  }

  private func setHandler(_ context: htmlParserCtxtPtr) {
    guard let handler = unsafe context.pointee.sax else { return }
    unsafe handler.pointee = xmlSAXHandler()
    unsafe handler.pointee.startElement = { user, name, attributes in
      unsafe HTMLLibraryParser.of(user).start(RawName(name), attributes)
    }
    unsafe handler.pointee.endElement = { user, _ in unsafe HTMLLibraryParser.of(user).end() }
    unsafe handler.pointee.characters = { user, text, count in
      unsafe HTMLLibraryParser.of(user).text(text, count)
    }
    unsafe handler.pointee.ignorableWhitespace = handler.pointee.characters
    unsafe handler.pointee.cdataBlock = handler.pointee.characters
    unsafe context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }
}

// MARK: - The callbacks of libxml2

extension HTMLLibraryParser {
  private static func of(_ user: UnsafeMutableRawPointer?) -> HTMLLibraryParser {
    guard let user = unsafe user else { preconditionFailure("libxml2 must pass the parser back") }
    return unsafe Unmanaged<HTMLLibraryParser>.fromOpaque(user).takeUnretainedValue()
  }

  /// - Parameter values: The name and value (or null) of each attribute, terminated by a null.
  private func start(_ name: RawName, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    depth += 1
    guard depth > 1 else { return }
    if depth == limits.depth + 2 { note("elements are nested too deeply") }
    if depth > max(limits.depth + 1, Self.depthLimit) {
      note("too many elements are open, so the rest is ignored")
      unsafe xmlStopParser(context)
    }
    guard depth <= limits.depth + 1 else { return }
    events.start(MarkupElement(name: names[name], attributes: unsafe attributes(values)))
  }

  private func attributes(
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [MarkupAttribute] {
    guard let values = unsafe values else { return [] }
    var attributes: [MarkupAttribute] = []
    var index = 0
    while let name = unsafe values[index] {
      let value = unsafe values[index + 1].map { unsafe String(cString: $0) } ?? ""
      let isSuspect = value.utf8.span.contains(Self.suspect)
      let text =
        isSuspect ? String(decoding: MarkupCharacters.named(value.utf8), as: UTF8.self) : value
      attributes.append(MarkupAttribute(name: names[unsafe RawName(name)], value: text))
      index += 2
    }
    return attributes
  }

  private func end() {
    depth -= 1
    if depth > 0, depth <= limits.depth { events.end() }
  }

  private func text(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard depth <= limits.depth + 1 else { return }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(count))
    if unsafe bytes.span.contains(Self.suspect) {
      events.add(unsafe MarkupCharacters.named(bytes))
    } else {
      unsafe events.add(bytes)
    }
  }

  private func note(_ reason: String) {
    events.mistake(Int(unsafe context?.pointee.input?.pointee.line ?? 0), reason)
  }
}
