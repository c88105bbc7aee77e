internal import CXML2
internal import CoreDomain

/// The owner of a libxml2 parser for XML that ``XMLMending`` has corrected.
///
/// It is a class because libxml2 stores its address.
@safe final class XMLLibraryParser {
  private var context: xmlParserCtxtPtr?
  private var names = MarkupNames()
  private var events = MarkupEvents()
  /// The number of open elements, including the element that ``XMLMending`` puts around the
  /// document.
  private var depth = 0
  /// The approximate maximum number of bytes of all names in a document. More names would be slow,
  /// because libxml2 looks them up in a table that barely grows.
  private static let nameLimit = 1_000_000

  /// Whether the current tag has a duplicate attribute.
  private var hasTwins = false

  init() {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { user, local, prefix, namespace, _, _, count, _, values in
      unsafe XMLLibraryParser.of(user).start(
        RawName(local, prefix, namespace), UnsafeBufferPointer(start: values, count: Int(count) * 5)
      )
    }
    unsafe handler.endElementNs = { user, _, _, _ in unsafe XMLLibraryParser.of(user).end() }
    unsafe handler.characters = { user, text, count in
      unsafe XMLLibraryParser.of(user).text(text, count)
    }
    unsafe handler.ignorableWhitespace = handler.characters
    unsafe handler.cdataBlock = handler.characters
    unsafe handler.serror = { user, error in unsafe XMLLibraryParser.of(user).note(error) }
    // "user_data: The user data returned on SAX callbacks". libxml2 copies the handler.
    // https://gnome.pages.gitlab.gnome.org/libxml2/html/parser_8h.html
    let user = unsafe Unmanaged.passUnretained(self).toOpaque()
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, user, nil, 0, nil) else {
      preconditionFailure("libxml2 has no memory for a parser")
    }
    // Without a DTD there are no entities, and ``XMLMending`` limits the depth, so libxml2's own
    // size limits are not needed.
    let options = [
      XML_PARSE_RECOVER, XML_PARSE_NOENT, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_HUGE,
    ]
    unsafe xmlCtxtUseOptions(context, options.reduce(0) { $0 | Int32(bitPattern: $1.rawValue) })
    unsafe xmlDictSetLimit(context.pointee.dict, Self.nameLimit)
    unsafe self.context = unsafe context
  }

  deinit {
    unsafe xmlFreeParserCtxt(context)
  }

  func parse(_ mended: XMLMending.Piece, isAtEnd: Bool, telling visitor: inout some MarkupVisitor) {
    unsafe withUnsafeMutablePointer(to: &visitor) { visitor in
      unsafe events.tell(visitor)
      for mistake in mended.mistakes { events.mistake(mistake.line, mistake.reason) }
      unsafe mended.text.withUnsafeBufferPointer { bytes in
        _ = unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
          // "size: chunk size in bytes", which is an int.
          unsafe xmlParseChunk(context, bytes.baseAddress, Int32(bytes.count), isAtEnd ? 1 : 0)
        }
      }
      if isAtEnd { events.endAll() }
      events.endTelling()
    }
  }
}

// MARK: - The callbacks of libxml2

extension XMLLibraryParser {
  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLLibraryParser {
    guard let user = unsafe user else { preconditionFailure("libxml2 must pass the parser back") }
    return unsafe Unmanaged<XMLLibraryParser>.fromOpaque(user).takeUnretainedValue()
  }

  /// - Parameter values: The local name, prefix, namespace, and the start and end of the value of
  ///   each attribute.
  private func start(_ name: RawName, _ values: UnsafeBufferPointer<UnsafePointer<xmlChar>?>) {
    depth += 1
    guard depth > 1 else { return }
    var attributes: [MarkupAttribute] = []
    if !values.isEmpty { attributes = unsafe self.attributes(values) }
    events.start(MarkupElement(name: names[name], attributes: attributes))
  }

  private func attributes(
    _ values: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
  ) -> [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    attributes.reserveCapacity(values.count / 5)
    for index in stride(from: 0, to: values.count, by: 5) {
      let name = unsafe names[RawName(values[index], values[index + 1], values[index + 2])]
      if hasTwins, attributes.contains(where: { $0.name == name }) { continue }
      guard let start = unsafe values[index + 3], let end = unsafe values[index + 4] else {
        continue
      }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: end - start)
      attributes.append(
        MarkupAttribute(name: name, value: unsafe String(decoding: bytes, as: UTF8.self)))
    }
    hasTwins = false
    return attributes
  }

  private func end() {
    depth -= 1
    if depth > 0 { events.end() }
  }

  private func text(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard depth > 1 else { return }
    unsafe events.add(UnsafeBufferPointer(start: text, count: Int(count)))
  }

  private func note(_ error: xmlErrorPtr?) {
    guard let error = unsafe error?.pointee else { return }
    if unsafe error.code == XML_ERR_ATTRIBUTE_REDEFINED.rawValue { hasTwins = true }
    unsafe events.mistake(Int(error.line), String(cString: error.message).trimmedLine)
  }
}

extension String {
  /// libxml2's message without its line ending.
  fileprivate var trimmedLine: String {
    last == "\n" ? String(dropLast()) : self
  }
}
