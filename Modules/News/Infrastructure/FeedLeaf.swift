import CoreDomain
import NewsDomain

/// An XML element with a value, such as a title, while it is parsed.
struct FeedLeaf {
  let meaning: FeedMeaning
  let element: MarkupElement
  /// The base of relative addresses.
  let base: WebAddress?
  /// The text content, up to ``FeedLimits/word`` bytes. Empty if `text` collects the content.
  private(set) var word = ""
  private var text: FeedText?
  private var depth = 0

  init(_ meaning: FeedMeaning, _ element: MarkupElement, base: WebAddress?, _ tools: FeedTools) {
    self.meaning = meaning
    self.element = element
    self.base = base
    guard case .text(let text, let form, _) = meaning else { return }
    self.text = FeedText(
      form: form, base: base,
      limit: text == .title ? ParsedEntry.titleLimit : ParsedEntry.contentLimit, tools: tools)
  }

  /// Whether a nested element is open.
  var isOpen: Bool { depth > 0 }

  mutating func start(_ element: MarkupElement) {
    depth += 1
    text?.start(element)
  }

  mutating func end(_ name: MarkupName) {
    depth -= 1
    text?.end(name)
  }

  mutating func append(_ piece: String) {
    if text != nil {
      text?.append(piece)
    } else if word.utf8.count < FeedLimits.word {
      word += piece.prefix(ofBytes: FeedLimits.word - word.utf8.count)
    }
  }

  consuming func cleanText() -> CleanHTML? {
    text.take()?.finish()
  }

  /// Returns the absolute address in an attribute or in the text content.
  func address(_ attribute: String, hosts: any HostNaming) -> WebAddress? {
    let text = (element.value(of: attribute) ?? word).trimmingBlanks
    return text.isEmpty ? nil : WebAddress.read(text, from: base, hosts: hosts)
  }
}

extension FeedLeaf {
  /// The ranks of substitutes for missing values. For example, an identifier can replace a missing
  /// link.
  static let languageOfXML = 10
  static let languageOfServer = 11
  static let authorOfSource = 10
  /// A worse rank for a link to something else than a page, such as a PDF file.
  static let linkOfOtherType = 5
  static let linkOfIdentifier = 10
  static let linkOfSubject = 11
  static let identifierOfSubject = 1
}

extension MarkupElement {
  var rdfAbout: String? {
    attributes.first { FeedVocabulary(of: $0.name) == .rdf && $0.name.local == "about" }?.value
  }

  var language: String? { xmlAttribute("lang")?.languageTag }

  /// Whether the element is an Atom container, unlike RSS elements of the same name, which contain
  /// text.
  func isContainer(in format: FeedFormat) -> Bool {
    (FeedVocabulary(of: name) ?? format.vocabulary) == .atom
  }
}

extension FeedDocument {
  /// The first `Content-Language`, or `nil` if it is not a language tag.
  var language: String? {
    contentLanguage?.split(separator: ",").first.flatMap { String($0).languageTag }
  }
}

extension String {
  /// The text as a language tag, with `_` corrected to `-`, or `nil` if it is malformed. A tag
  /// starts with a code of two or three letters, so a name such as `English` is malformed:
  /// https://www.rfc-editor.org/rfc/rfc5646#section-2.1
  var languageTag: String? {
    let tag = String(trimmingBlanks.map { $0 == "_" ? "-" : $0 })
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isWellFormed =
      tag.utf8.count <= 35 && (2...3).contains(parts[0].count)
      && parts[0].allSatisfy(\.isLetter)
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit) }
    return isWellFormed ? tag : nil
  }
}
