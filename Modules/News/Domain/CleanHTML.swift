/// HTML that is safe to show, which only ``CleanHTMLWriter`` can make.
///
/// It holds elements of ``CleanElement`` alone, with attributes of ``CleanAttribute`` alone; every
/// element has its end, and nests as HTML has it, so that a browser builds from it the elements that
/// it shows and no other ones, and nothing of it reaches out of the element that a page puts it into.
/// It holds no control character but tabs and line feeds, and may be shown in a terminal.
public struct CleanHTML: Hashable, Sendable {
  /// The HTML.
  public let text: String

  fileprivate init(unchecked text: String) {
    self.text = text
  }
}

extension CleanHTML {
  /// Text that says nothing but itself.
  ///
  /// - Parameter limit: how many bytes the HTML may have. What is longer is cut.
  public init(plain text: String, limit: Int = .max) {
    var writer = CleanHTMLWriter(limit: limit)
    writer.text(text)
    self = writer.finish()
  }

  /// How deep elements may stand in one another. What is deeper loses its marks and keeps its text.
  public static let depthLimit = 100
}

/// Writes HTML that is safe to show, part by part, whatever it is told to write.
///
/// Text and values are escaped. What is left open is closed, an end without a start is passed over.
/// Elements that may not stand where they are begun make room: a paragraph ends where a list begins, a
/// cell that has no row gets one. See `CleanHTMLWriter+Nesting.swift`.
public struct CleanHTMLWriter: Sendable {
  /// Whether something was left out, since it did not fit.
  public private(set) var isCut = false

  /// An element that was begun by a call, and where it stands in ``open`` if it was written.
  private struct Call {
    let element: CleanElement
    let place: Int?
    let number: Int
  }

  /// An element that was written and has no end yet. Numbers tell elements apart that take one place.
  private struct Open {
    let element: CleanElement
    let number: Int
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var calls: [Call] = []
  private var opened: [Open] = []
  private var number = 0
  /// The bytes of the ends that are still to be written.
  private var reserved = 0
  /// Whether the last thing written was the start of a `pre`, behind which browsers drop a line feed.
  private var isAtStartOfPre = false

  /// - Parameter limit: how many bytes the HTML may have. It is cut between tags, characters and references.
  public init(limit: Int) {
    precondition(limit >= 0, "a limit is not negative")
    self.limit = limit
  }

  /// Begins an element. Attributes that it cannot have are passed over, of two with one name the second
  /// one; so is a picture without an address.
  public mutating func start(_ element: CleanElement, _ attributes: [CleanAttribute] = []) {
    guard !isCut else { return }
    let isWritten = makeRoom(for: element) && open(element, attributes)
    guard !element.isVoid else { return }
    calls.append(
      Call(element: element, place: isWritten ? opened.count - 1 : nil, number: number))
  }

  /// Ends the element of this kind that was begun last, and what was begun in it.
  public mutating func end(_ element: CleanElement) {
    guard !isCut, let first = calls.lastIndex(where: { $0.element == element }) else { return }
    let ended = calls[first...].first { call in
      call.place.map { $0 < opened.count && opened[$0].number == call.number } ?? false
    }
    if let place = ended?.place { close(to: place) }
    calls.removeSubrange(first...)
  }

  /// Writes text, any text.
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

  /// Ends everything.
  public mutating func finish() -> CleanHTML {
    close(to: 0)
    return CleanHTML(unchecked: String(decoding: bytes, as: UTF8.self))
  }
}

// MARK: - What nesting is made of

extension CleanHTMLWriter {
  /// How many elements are open.
  var depth: Int { opened.count }

  /// The element at a place, from the outermost one.
  func element(at place: Int) -> CleanElement { opened[place].element }

  /// Writes ends until so many elements are open.
  mutating func close(to depth: Int) {
    while opened.count > depth, let last = opened.popLast() {
      reserved -= Self.endLength(last.element)
      bytes += "</".utf8
      bytes += last.element.name.utf8
      bytes.append(UInt8(ascii: ">"))
      isAtStartOfPre = false
    }
  }

  /// Writes the start of an element that may stand here.
  ///
  /// - Returns: whether it was written. It is not when it is too deep, or too long.
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

  /// Writes attributes of an element.
  ///
  /// - Returns: whether the element has those that it cannot be without.
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
