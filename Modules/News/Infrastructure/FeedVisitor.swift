import CoreDomain
import NewsDomain

/// Parses an XML feed, element by element.
///
/// It tracks the position (``FeedPlaces``) and the meaning of elements (``FeedMeaning``). An
/// element with a value, such as a title, is collected until its end (``FeedLeaf``). An element
/// without a meaning is skipped with everything in it, so that the title of an image does not
/// become the entry's title.
struct FeedVisitor: MarkupVisitor {
  /// The format, or `nil` before the root element of a feed.
  private(set) var format: FeedFormat?
  /// The name of the root element, if the document is not a feed.
  private(set) var foreignRoot: String?
  private var places: FeedPlaces
  private var leaf: FeedLeaf?
  private var drafts = FeedDrafts()
  private var author = FeedAuthorDraft()
  private var notes: FeedNotes
  private let tools: FeedTools

  init(_ document: FeedDocument, notes: [FeedNote], tools: FeedTools) {
    places = FeedPlaces(document: document.address, hosts: tools.hosts)
    drafts.add(language: document.language, rank: FeedLeaf.languageOfServer)
    self.notes = FeedNotes(notes)
    self.tools = tools
  }

  mutating func start(_ element: MarkupElement) {
    if places.isPassingOver {
      places.passOver()
    } else if leaf != nil {
      leaf?.start(element)
    } else if let format {
      open(element, in: format)
    } else {
      openRoot(element)
    }
  }

  mutating func end(_ name: MarkupName) {
    if places.leavePassedOver() { return }
    if leaf?.isOpen == false, let leaf = leaf.take() { return keep(leaf) }
    if leaf != nil { leaf?.end(name) } else { close() }
  }

  mutating func text(_ text: String) {
    guard !places.isPassingOver else { return }
    if leaf != nil { leaf?.append(text) } else if case .author = places.kind { author.append(text) }
  }

  mutating func mistake(_ mistake: MarkupMistake) {
    notes.add(
      FeedNote(line: mistake.line, text: "The document is not well-formed: \(mistake.reason)"))
  }

  /// Returns the feed at the end of the document, or `nil` if it is not a feed.
  consuming func finish() -> ParsedFeed? {
    format.map { drafts.finish($0, notes: notes) }
  }
}

// MARK: - Start and end of elements

extension FeedVisitor {
  private mutating func openRoot(_ element: MarkupElement) {
    guard let format = FeedFormat(root: element) else {
      foreignRoot = foreignRoot ?? element.name.local
      return places.passOver()
    }
    self.format = format
    drafts.add(language: element.language)
    if element.name.local.lowercased() == "entry" {
      open(element, in: format)
    } else {
      places.open(.feed, element)
    }
  }

  private mutating func open(_ element: MarkupElement, in format: FeedFormat) {
    let vocabulary = FeedVocabulary(of: element.name) ?? format.vocabulary
    let local = element.name.local.lowercased()
    if case .author = places.kind {
      leaf = FeedLeaf(.partOfAuthor, element, base: places.base(of: element), tools)
      return
    }
    guard let meaning = vocabulary.meaning(of: local, own: format.vocabulary) else {
      return places.passOver()
    }
    switch (meaning, places.kind) {
    case (.feed, .feed):
      self.format = format.refined(by: element.name)
      drafts.add(language: element.language)
      places.open(.feed, element)
    case (.entry, .feed), (.entry, .entry): openEntry(element, in: format)
    case (.source, .entry) where element.isContainer(in: format): places.open(.source, element)
    case (.author(let rank), _):
      author = FeedAuthorDraft()
      places.open(.author(rank: rank), element)
    // Everything else in a source, or around a feed, is ignored.
    case (.feed, _), (.entry, _), (.source, _), (_, .source): places.passOver()
    case (.wrapper, _): places.open(.wrapper, element)
    case (.category, _) where element.attribute("text") != nil: openCategory(element)
    case (.media, _), (.picture, _), (.enclosure, _): openFile(meaning, element)
    default: openLeaf(leaf(meaning, element, vocabulary, format), element)
    }
  }

  /// Starts an entry. If it is nested in another entry, the end tag of the other entry is missing.
  private mutating func openEntry(_ element: MarkupElement, in format: FeedFormat) {
    self.format = format.refined(by: element.name)
    drafts.startEntry(FeedDraft(about: element, hosts: tools.hosts))
    places.open(.entry, element)
  }

  private mutating func close() {
    switch places.close() {
    case .entry: drafts.endEntry(isWithinEntry: places.isInEntry)
    case .author(let rank): keepAuthor(rank)
    case .feed, .source, .wrapper, nil: break
    }
  }

  private mutating func openFile(_ meaning: FeedMeaning, _ element: MarkupElement) {
    let base = places.base(of: element) ?? drafts.link
    if let file = StoryEnclosure(meaning, element, base: base, hosts: tools.hosts) {
      drafts.add(file)
    }
    if meaning == .media { places.open(.wrapper, element) } else { places.passOver() }
  }

  /// Opens an iTunes category, which may contain subcategories.
  private mutating func openCategory(_ element: MarkupElement) {
    drafts.add(category: element.attribute("text")?.trimmingBlanks ?? "")
    places.open(.wrapper, element)
  }

  private func leaf(
    _ meaning: FeedMeaning, _ element: MarkupElement, _ vocabulary: FeedVocabulary,
    _ format: FeedFormat
  ) -> FeedLeaf {
    var meaning = meaning
    if case .text(let text, .declared, let rank) = meaning {
      let form = FeedTextForm(declaredBy: element, in: vocabulary, format: format)
      meaning = .text(text, form, rank: rank)
    }
    return FeedLeaf(meaning, element, base: places.base(of: element) ?? drafts.link, tools)
  }

  /// Collects an element until its end, unless its value would not be stored.
  private mutating func openLeaf(_ leaf: FeedLeaf, _ element: MarkupElement) {
    guard drafts.want(leaf) else { return places.passOver() }
    self.leaf = leaf
  }
}

// MARK: - Storing values

extension FeedVisitor {
  private mutating func keep(_ leaf: FeedLeaf) {
    if case .author = places.kind { return author.accept(leaf, hosts: tools.hosts) }
    if let note = drafts.accept(leaf, hosts: tools.hosts) { notes.add(note) }
  }

  /// Stores an author. A source's author counts only if the entry has none.
  private mutating func keepAuthor(_ rank: Int) {
    guard let author = author.author else { return }
    let isOfSource = if case .source = places.kind { true } else { false }
    drafts.add(author, rank: isOfSource ? FeedLeaf.authorOfSource : rank)
  }
}
