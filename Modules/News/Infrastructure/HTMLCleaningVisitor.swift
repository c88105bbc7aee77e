import CoreDomain
import NewsDomain

/// Writes clean HTML while it visits markup.
///
/// It accepts HTML, and XHTML within a feed, so it compares names without case and namespace.
struct CleaningVisitor: MarkupVisitor {
  private let base: WebAddress?
  private let hosts: any HostNaming
  private var writer: CleanHTMLWriter
  /// The number of open elements in an element that is dropped, including that element.
  private var dropped = 0
  /// The previous image. It is not written again, because many pages repeat an image for browsers
  /// without scripts.
  private var lastPicture: WebAddress?
  /// The latest embedded document. It is not linked again, because an object often contains an
  /// alternative form of itself.
  private var lastEmbedded: WebAddress?
  /// Whether the latest audio or video element is still without a link to a source.
  private var isLinkDue = false

  /// - Parameters:
  ///   - base: The base of relative addresses. Without a base, relative addresses are dropped.
  ///   - limit: The maximum number of bytes of clean HTML.
  init(base: WebAddress?, hosts: any HostNaming, limit: Int) {
    self.base = base
    self.hosts = hosts
    writer = CleanHTMLWriter(limit: limit)
  }

  /// Ends all open elements and returns the HTML.
  mutating func finish() -> CleanHTML { writer.finish() }

  mutating func start(_ element: MarkupElement) {
    let name = element.name.local.lowercasedASCII
    guard dropped == 0 else {
      dropped += 1
      return
    }
    switch HTMLCleanRule(name) {
    case .dropped: dropped += 1
    case .linked: writeLink(from: name, element)
    case .embedded: writeLink(to: HTMLCleanPicture(element))
    case .kept(.img): writePicture(HTMLCleanPicture(element))
    case .kept(let kept): writer.start(kept, attributes(of: element, for: kept))
    case nil: break
    }
  }

  mutating func end(_ name: MarkupName) {
    guard dropped == 0 else {
      dropped -= 1
      return
    }
    let name = name.local.lowercasedASCII
    switch HTMLCleanRule(name) {
    case .kept(let kept) where !kept.isVoid: writer.end(kept)
    case .linked where name != "source": isLinkDue = false
    default: break
    }
  }

  mutating func text(_ text: String) {
    if dropped == 0 { writer.text(text) }
  }

  /// Ignores mistakes, because most web pages contain some.
  mutating func mistake(_ mistake: MarkupMistake) {}
}

// MARK: - Attributes

extension CleaningVisitor {
  private func attributes(of element: MarkupElement, for kept: CleanElement) -> [CleanAttribute] {
    guard !element.attributes.isEmpty else { return [] }
    var attributes: [CleanAttribute] = []
    for attribute in element.attributes {
      // Real elements have far fewer attributes.
      guard attributes.count < Self.attributeLimit else { break }
      if let attribute = self.attribute(attribute, of: kept) { attributes.append(attribute) }
    }
    return attributes
  }

  private func attribute(_ raw: MarkupAttribute, of element: CleanElement) -> CleanAttribute? {
    let name = raw.name.local.lowercasedASCII
    switch (name, element) {
    // A link within the page leads nowhere, because identifiers of elements are dropped.
    case ("href", .a) where raw.value.trimmingBlanks.hasPrefix("#"): return nil
    case ("href", .a): return address(raw.value).map { .href($0) }
    case ("cite", _):
      return address(raw.value).flatMap { CleanAttribute("cite", $0.text, of: element) }
    default: return CleanAttribute(written: name, raw.value, of: element)
    }
  }

  private func address(_ text: String) -> WebAddress? {
    WebAddress.read(text, from: base, hosts: hosts).map(HTMLCleanTrackers.withoutTracking)
  }

  /// Writes a link to the first source of an audio or video element.
  private mutating func writeLink(from name: String, _ element: MarkupElement) {
    if name != "source" { isLinkDue = true }
    guard isLinkDue, let address = element.value(of: "src").flatMap(address) else { return }
    isLinkDue = false
    writeLink(to: address)
  }

  /// Writes a link to an embedded document, unless it is hidden.
  private mutating func writeLink(to embedded: HTMLCleanPicture) {
    guard !embedded.isHidden, let address = address(of: embedded), address != lastEmbedded,
      !HTMLCleanTrackers.isTracker(address)
    else { return }
    lastEmbedded = address
    writeLink(to: HTMLCleanTrackers.withoutTracking(address))
  }

  private mutating func writeLink(to address: WebAddress) {
    writer.start(.a, [.href(address)])
    writer.text(address.text)
    writer.end(.a)
    writer.text(" ")
  }

  private mutating func writePicture(_ picture: HTMLCleanPicture) {
    guard !picture.isHidden, let address = address(of: picture), address != lastPicture,
      !HTMLCleanTrackers.isTracker(address)
    else { return }
    lastPicture = address
    writer.start(.img, [.src(address)] + picture.attributes)
  }

  private func address(of picture: HTMLCleanPicture) -> WebAddress? {
    for text in picture.addresses {
      if let address = WebAddress.read(text, from: base, hosts: hosts) { return address }
    }
    return nil
  }

  /// The maximum number of attributes per element.
  private static let attributeLimit = 50
}

extension CleanAttribute {
  /// Parses an attribute as a page contains it. Ignores a malformed language.
  init?(written name: String, _ value: String, of element: CleanElement) {
    guard let value = name == "lang" ? value.languageTag : value else { return nil }
    self.init(name, value, of: element)
  }
}

extension String {
  /// The text with ASCII letters in lower case, for comparing HTML names.
  var lowercasedASCII: String {
    utf8.contains { $0.isCapitalLetter } ? lowercased() : self
  }
}
