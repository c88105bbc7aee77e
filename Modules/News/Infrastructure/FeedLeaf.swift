import CoreDomain
import NewsDomain

/// An element that says something by itself, from its start to its end.
struct FeedLeaf {
  let meaning: FeedMeaning
  let element: MarkupElement
  /// What relative addresses in it start from.
  let base: WebAddress?
  /// Its characters, but at most ``FeedLimits/word`` bytes; of a text, which ``text`` has, none.
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

  /// Whether an element in it is open.
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

  /// Its text, clean.
  consuming func cleanText() -> CleanHTML? {
    text.take()?.finish()
  }

  /// An address that stands in an attribute or in the element, absolute.
  func address(_ attribute: String, hosts: any HostNaming) -> WebAddress? {
    let text = (element.value(of: attribute) ?? word).trimmingBlanks
    return text.isEmpty ? nil : WebAddress.read(text, from: base, hosts: hosts)
  }
}

extension FeedLeaf {
  /// The ranks of what is said by the way.
  static let languageOfXML = 10
  static let languageOfServer = 11
  static let authorOfSource = 10
  static let linkOfIdentifier = 10
  static let linkOfSubject = 11
  static let identifierOfSubject = 1
}

extension MarkupElement {
  /// What RDF says the element is about.
  var rdfAbout: String? {
    attributes.first { FeedVocabulary(of: $0.name) == .rdf && $0.name.local == "about" }?.value
  }

  /// What XML says of the language, as a tag: `en_US` is none.
  var language: String? { xmlAttribute("lang")?.languageTag }

  /// Whether it has elements of Atom in it, and not the name of a feed as in RSS.
  func isContainer(in format: FeedFormat) -> Bool {
    (FeedVocabulary(of: name) ?? format.vocabulary) == .atom
  }
}

extension FeedDocument {
  /// The first language that its server names, or `nil` if that is not a language tag.
  var language: String? {
    let first = contentLanguage?.split(separator: ",").first
    guard let tag = first.flatMap({ String($0).languageTag }) else { return nil }
    return CleanAttribute("lang", tag, of: .p) == nil ? nil : tag
  }
}

extension String {
  /// A tag of a language, with the mistake that is often in it put right; nothing when there is
  /// none.
  var languageTag: String? {
    let tag = String(trimmingBlanks.map { $0 == "_" ? "-" : $0 })
    return tag.isEmpty ? nil : tag
  }
}
