import CoreDomain
import NewsDomain

extension FeedLeaf {
  /// Whether it may say something that is not known better yet. What is not wanted is not even
  /// cleaned.
  func isWanted(by draft: FeedDraft) -> Bool {
    guard case .text(let text, _, let rank) = meaning else { return true }
    return switch text {
    case .title: draft.title.wants(rank)
    case .summary: draft.summary.wants(rank)
    case .content: draft.content.wants(rank)
    }
  }
}

extension FeedLeaf {
  /// What the entry is filed under: the label for people, or else the term, or else the text.
  fileprivate var category: String {
    let words = [element.attribute("label"), element.attribute("term"), word]
    return words.lazy.compactMap { $0?.trimmingBlanks }.first { !$0.isEmpty } ?? ""
  }
}

extension FeedDraft {
  /// An entry, of which RDF may say what it is about.
  init(about element: MarkupElement, hosts: any HostNaming) {
    self.init()
    guard let subject = element.rdfAbout?.trimmingBlanks, !subject.isEmpty else { return }
    id.offer(subject, rank: FeedLeaf.identifierOfSubject)
    link.offer(WebAddress.read(subject, hosts: hosts), rank: FeedLeaf.linkOfSubject)
  }

  /// Takes what an element said.
  ///
  /// - Returns: what was wrong with it, if anything.
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

  /// The identifier of RSS is an address unless it says that it is none, that of Atom may be one. Relative
  /// ones are none.
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

  /// A link of Atom leads to the entry itself, to an enclosure, or to what is nobody's business
  /// here. In RSS there is one kind.
  private mutating func acceptLink(_ leaf: FeedLeaf, rank: Int, hosts: any HostNaming) {
    guard let address = leaf.address("href", hosts: hosts) else { return }
    let type = leaf.element.attribute("type")?.trimmingBlanks
    switch (leaf.element.attribute("rel") ?? "").trimmingBlanks.lowercased() {
    case "", "alternate", "http://www.iana.org/assignments/relation/alternate":
      link.offer(address, rank: rank)
    case "enclosure", "http://www.iana.org/assignments/relation/enclosure":
      let length = leaf.element.attribute("length").flatMap { Int64($0.trimmingBlanks) }
      add(StoryEnclosure(address: address, type: type, length: length))
    default: break
    }
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
  /// A file that an element names; nothing when its address leads nowhere.
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
    let length = size.flatMap { Int64($0.trimmingBlanks) }
    self.init(
      address: address, type: type.flatMap { $0.isEmpty ? nil : $0 } ?? picture,
      length: length.flatMap { $0 < 0 ? nil : $0 })
  }

  /// The type of a picture of which nobody says more.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
  static let anyPicture = "image/*"
}
