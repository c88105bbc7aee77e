/// HTML that is safe to show, in a page and in a terminal. Only ``CleanHTMLWriter`` creates it.
///
/// It contains only elements of ``CleanElement`` with attributes of ``CleanAttribute``. All
/// elements are closed and nested as HTML requires. So a browser builds exactly these elements, and
/// the HTML cannot close an element of the page around it. It contains no control characters except
/// tabs and line feeds, which makes it safe in a terminal.
public struct CleanHTML: Hashable, Sendable {
  /// The HTML source, such as `<p>AT&amp;T</p>`.
  public let text: String

  fileprivate init(unchecked text: String) {
    self.text = text
  }
}

extension CleanHTML {
  /// Creates HTML from plain text by escaping it.
  ///
  /// - Parameter limit: The maximum number of bytes of HTML. Longer text is truncated.
  public init(plain text: String, limit: Int = .max) {
    var writer = CleanHTMLWriter(limit: limit)
    writer.text(text)
    self = writer.finish()
  }

  /// The maximum nesting depth. Deeper elements are dropped, but their text is kept.
  public static let depthLimit = 100
}

/// Writes ``CleanHTML`` piece by piece. The result is valid for any sequence of calls.
///
/// Text and values are escaped. Open elements are closed, and unmatched end tags are ignored. If an
/// element is not allowed at its position, the writer makes room for it if possible: it ends a
/// paragraph before a list, and starts a row for a cell without one. Otherwise it drops the element
/// and keeps its text. See `CleanHTMLWriter+Nesting.swift`.
public struct CleanHTMLWriter: Sendable {
  /// Whether the output was truncated at the limit.
  public private(set) var isCut = false

  /// An element that a caller started, with its index in ``opened`` if it was written.
  private struct Call {
    let element: CleanElement
    let place: Int?
    let number: Int
  }

  /// An open element. The number distinguishes elements that were open at the same index at
  /// different times.
  private struct Open {
    let element: CleanElement
    let number: Int
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var calls: [Call] = []
  private var opened: [Open] = []
  private var number = 0
  /// The number of bytes needed for the pending end tags.
  private var reserved = 0
  /// Whether the last output was a `<pre>` tag. Browsers drop a line feed after it.
  private var isAtStartOfPre = false

  /// - Parameter limit: The maximum number of bytes of HTML. The output is never cut within a tag,
  ///   a Unicode scalar or an escape such as `&amp;`.
  public init(limit: Int) {
    precondition(limit >= 0, "the limit must not be negative")
    self.limit = limit
  }

  /// Starts an element. Ignores attributes that are unsupported, invalid or repeated. Ignores an
  /// image without an address, and an element that is not possible here, such as a row without a
  /// table.
  public mutating func start(_ element: CleanElement, _ attributes: [CleanAttribute] = []) {
    guard !isCut else { return }
    let isWritten = makeRoom(for: element) && open(element, attributes)
    guard !element.isVoid else { return }
    calls.append(
      Call(element: element, place: isWritten ? opened.count - 1 : nil, number: number))
  }

  /// Ends the latest open element of this kind, and all elements in it.
  public mutating func end(_ element: CleanElement) {
    guard !isCut, let first = calls.lastIndex(where: { $0.element == element }) else { return }
    let ended = calls[first...].first { call in
      call.place.map { $0 < opened.count && opened[$0].number == call.number } ?? false
    }
    if let place = ended?.place { close(to: place) }
    calls.removeSubrange(first...)
  }

  /// Writes text and escapes it.
  public mutating func text(_ text: String) {
    guard !isCut, !text.isEmpty else { return }
    if isAtStartOfPre {
      let rest = text.unicodeScalars.drop { $0 == "\n" || $0 == "\r" }
      isAtStartOfPre = rest.isEmpty
      return write(String(rest))
    }
    let isInStructure = opened.last?.element.isTableStructure ?? false
    if isInStructure && !text.utf8.allSatisfy(\.isBlankOfHTML) { makeRoomForContent() }
    write(text)
  }

  /// Ends all open elements and returns the HTML.
  public mutating func finish() -> CleanHTML {
    close(to: 0)
    return CleanHTML(unchecked: String(decoding: bytes, as: UTF8.self))
  }
}

// MARK: - Primitives for nesting

extension CleanHTMLWriter {
  /// The number of open elements.
  var depth: Int { opened.count }

  /// Returns the open element at an index; 0 is the outermost one.
  func element(at place: Int) -> CleanElement { opened[place].element }

  /// Writes end tags until the number of open elements is `depth`.
  mutating func close(to depth: Int) {
    while opened.count > depth, let last = opened.popLast() {
      reserved -= Self.endLength(last.element)
      bytes += "</".utf8
      bytes += last.element.name.utf8
      bytes.append(UInt8(ascii: ">"))
      isAtStartOfPre = false
    }
  }

  /// Writes a start tag. The caller must have checked that the element is allowed here.
  ///
  /// - Returns: `false` if the element is nested too deeply, lacks a required attribute, or would
  ///   exceed the limit.
  @discardableResult
  mutating func open(_ element: CleanElement, _ attributes: [CleanAttribute] = []) -> Bool {
    guard element.isVoid || opened.count < CleanHTML.depthLimit else { return false }
    let start = bytes.count
    bytes.append(UInt8(ascii: "<"))
    bytes += element.name.utf8
    let isWhole = write(attributes, on: element)
    bytes += element.isVoid ? " />".utf8 : ">".utf8
    let end = element.isVoid ? 0 : Self.endLength(element)
    guard isWhole, bytes.count <= limit - reserved - end else {
      bytes.removeSubrange(start...)
      isCut = isWhole
      return false
    }
    isAtStartOfPre = element == .pre
    guard !element.isVoid else { return true }
    number += 1
    reserved += end
    opened.append(Open(element: element, number: number))
    return true
  }

  private mutating func write(_ text: String) {
    let room = limit - bytes.count - reserved
    isCut = !HTMLEscaping.text.append(text, to: &bytes, room: room)
  }

  /// Writes the attributes of an element.
  ///
  /// - Returns: Whether all required attributes are present.
  private mutating func write(_ attributes: [CleanAttribute], on element: CleanElement) -> Bool {
    var written: [String] = []
    for attribute in attributes where attribute.fits(element) && attribute.makesSense {
      let name = attribute.name(on: element)
      guard !written.contains(name) else { continue }
      written.append(name)
      bytes.append(UInt8(ascii: " "))
      bytes += name.utf8
      bytes += "=\"".utf8
      _ = HTMLEscaping.value.append(attribute.text, to: &bytes, room: .max)
      bytes.append(UInt8(ascii: "\""))
    }
    return element != .img || written.contains("src")
  }

  private static func endLength(_ element: CleanElement) -> Int { element.name.utf8.count + 3 }
}
