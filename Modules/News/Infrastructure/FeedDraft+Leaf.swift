import CoreDomain
import NewsDomain

extension FeedDraft {
  /// Whether the element's value would be stored. If there is already a better text, the element's
  /// text need not be cleaned.
  func wants(_ leaf: FeedLeaf) -> Bool {
    guard case .text(let text, _, let rank) = leaf.meaning else { return true }
    return switch text {
    case .title: title.wants(rank)
    case .summary: summary.wants(rank)
    case .content: content.wants(rank)
    }
  }
}

extension FeedLeaf {
  /// The category's name: the label, else the term, else the text.
  fileprivate var category: String {
    let words = [element.attribute("label"), element.attribute("term"), word]
    return words.lazy.compactMap { $0?.trimmingBlanks }.first { !$0.isEmpty } ?? ""
  }
}

extension FeedDraft {
  /// Creates an entry, with the identifier and the link of its `rdf:about`, if any.
  init(about element: MarkupElement, hosts: any HostNaming) {
    self.init()
    guard let subject = element.rdfAbout?.trimmingBlanks, !subject.isEmpty else { return }
    id.offer(subject, rank: FeedLeaf.identifierOfSubject)
    link.offer(WebAddress.read(subject, hosts: hosts), rank: FeedLeaf.linkOfSubject)
  }

  /// Stores the value of an element.
  ///
  /// - Returns: A note if the value is invalid.
  mutating func accept(_ leaf: FeedLeaf, hosts: any HostNaming) -> FeedNote? {
    let word = leaf.word.trimmingBlanks
    switch leaf.meaning {
    case .text(let text, _, let rank): accept(text, leaf.cleanText(), rank: rank)
    case .identifier(let rank): acceptIdentifier(leaf, word, rank: rank, hosts: hosts)
    case .link(let rank): acceptLink(leaf, rank: rank, hosts: hosts)
    case .date(let published, let updated): return acceptDate(word, published, updated)
    case .category: add(category: leaf.category)
    case .keywords:
      for keyword in word.split(separator: ",") { add(category: keyword.trimmingBlanks) }
    case .language(let rank): language.offer(word.languageTag, rank: rank)
    case .feed, .entry, .wrapper, .author, .partOfAuthor, .enclosure, .media, .picture, .source:
      break
    }
    return nil
  }

  private mutating func accept(_ text: FeedMeaning.Text, _ value: CleanHTML?, rank: Int) {
    switch text {
    case .title: title.offer(value, rank: rank)
    case .summary: summary.offer(value, rank: value?.isEmpty == true ? .max - 1 : rank)
    case .content: content.offer(value, rank: rank)
    }
  }

  /// Stores an identifier. In RSS, it is also the link, unless `isPermaLink` is false; in Atom, it
  /// is the link of an entry without a link. A relative identifier is never a link.
  private mutating func acceptIdentifier(
    _ leaf: FeedLeaf, _ word: String, rank: Int, hosts: any HostNaming
  ) {
    guard !word.isEmpty else { return }
    id.offer(word, rank: rank)
    let isNoLink = leaf.element.attribute("ispermalink")?.trimmingBlanks.lowercased() == "false"
    switch leaf.element.name.local.lowercased() {
    case "guid" where !isNoLink:
      link.offer(WebAddress.read(word, hosts: hosts), rank: FeedLeaf.linkOfIdentifier)
    case "id": linkOfIdentifier.offer(WebAddress.read(word, hosts: hosts), rank: rank)
    default: break
    }
  }

  /// Stores a link. An Atom link refers to the entry's page, to an enclosure, or to something else,
  /// which is ignored. A link with the type of a page, or without a type, is better than a link
  /// with another type. RSS has only one kind of link.
  private mutating func acceptLink(_ leaf: FeedLeaf, rank: Int, hosts: any HostNaming) {
    guard let address = leaf.address("href", hosts: hosts) else { return }
    let type = leaf.element.attribute("type")?.trimmingBlanks
    switch (leaf.element.attribute("rel") ?? "").trimmingBlanks.lowercased() {
    case "", "alternate", "http://www.iana.org/assignments/relation/alternate":
      link.offer(address, rank: rank + (Self.isOfPage(type) ? 0 : FeedLeaf.linkOfOtherType))
    case "enclosure", "http://www.iana.org/assignments/relation/enclosure":
      let length = leaf.element.attribute("length").flatMap { Int64($0.trimmingBlanks) }
      add(StoryEnclosure(address: address, type: type, length: length))
    default: break
    }
  }

  private static func isOfPage(_ type: String?) -> Bool {
    let type = (type ?? "").prefix { $0 != ";" }.trimmingBlanks.lowercased()
    return ["", "text/html", "application/xhtml+xml"].contains(type)
  }

  private mutating func acceptDate(
    _ word: String, _ publishedRank: Int?, _ updatedRank: Int?
  ) -> FeedNote? {
    guard !word.isEmpty else { return nil }
    guard let moment = FeedDate.read(word) else { return FeedNote(unreadableDate: word) }
    if let publishedRank { published.offer(moment, rank: publishedRank) }
    if let updatedRank { updated.offer(moment, rank: updatedRank) }
    return nil
  }
}

extension StoryEnclosure {
  /// Returns the file that an element refers to, or `nil` if its address is invalid.
  init?(
    _ meaning: FeedMeaning, _ element: MarkupElement, base: WebAddress?, hosts: any HostNaming
  ) {
    let text = (element.attribute("url") ?? element.attribute("href") ?? "").trimmingBlanks
    guard !text.isEmpty, let address = WebAddress.read(text, from: base, hosts: hosts) else {
      return nil
    }
    let type = element.attribute("type")?.trimmingBlanks
    let medium = element.attribute("medium")?.trimmingBlanks.lowercased()
    let picture = meaning == .picture || medium == "image" ? Self.anyPicture : nil
    let size = element.attribute("length") ?? element.attribute("filesize")
    self.init(
      address: address, type: type.flatMap { $0.isEmpty ? nil : $0 } ?? picture,
      length: size.flatMap { Int64($0.trimmingBlanks) })
  }

  /// The media type of an image whose exact type is unknown.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
  static let anyPicture = "image/*"
}
