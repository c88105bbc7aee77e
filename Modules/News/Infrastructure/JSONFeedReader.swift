import CoreDomain
import FoundationEssentials
import NewsDomain

/// Parses JSON Feed and RSS in JSON. https://www.jsonfeed.org/version/1.1/
struct JSONFeedReader {
  let tools: FeedTools

  func feed(
    in transcript: FeedTranscript, of source: FeedDocument
  ) throws(FeedReadingFailure) -> ParsedFeed {
    var notes = FeedNotes(transcript.notes)
    let document = try Self.document(in: transcript, notes: &notes)
    let items: [JSONElement]? =
      if case .list(let values) = document["items"] { values.filter(\.hasMembers) } else { nil }
    guard let format = Self.format(of: document, hasItems: items != nil) else {
      var visitor = FeedVisitor(source, notes: notes.items, tools: tools)
      document["rss"]?.tellRSS(to: &visitor)
      guard let feed = visitor.finish() else { throw .unknownFormat("JSON, but not a JSON Feed") }
      return feed
    }
    let link = address(document["home_page_url"], from: source.address)
    let base = source.address ?? link
    var feed = FeedDraft()
    feed.title.offer(plain(document["title"], ParsedEntry.titleLimit), rank: 0)
    feed.link.offer(link, rank: 0)
    feed.summary.offer(plain(document["description"], ParsedEntry.contentLimit), rank: 0)
    feed.language.offer(document["language"]?.text?.languageTag, rank: 0)
    feed.language.offer(source.language, rank: FeedLeaf.languageOfServer)
    for author in authors(of: document, base) { feed.add(author, rank: 0) }
    let all = items ?? []
    let entries = all.prefix(ParsedFeed.entryLimit).map { entry($0, base: base, notes: &notes) }
    notes.noteEntriesLeftOut(all.count - entries.count)
    return feed.feed(format, entries: entries.filter { !$0.isBlank }, notes: notes.items)
  }

  /// Decodes the document after repairing it.
  private static func document(
    in transcript: FeedTranscript, notes: inout FeedNotes
  ) throws(FeedReadingFailure) -> JSONElement {
    let bytes = transcript.utf8
    let mended = JSONMending.mended(bytes)
    if mended != bytes {
      notes.add(FeedNote(text: "The document is not well-formed; it was read as far as possible."))
    }
    do {
      return try JSONDecoder().decode(JSONElement.self, from: Data(mended))
    } catch {
      throw .unknownFormat("JSON that is incomplete or malformed")
    }
  }

  private static func format(of document: JSONElement, hasItems: Bool) -> FeedFormat? {
    let version = document["version"]?.text ?? ""
    if version.hasSuffix("1.1") { return .json11 }
    return version.contains("jsonfeed.org/version/") || hasItems ? .json10 : nil
  }
}

// MARK: - Items

extension JSONFeedReader {
  private func entry(_ item: JSONElement, base: WebAddress?, notes: inout FeedNotes) -> FeedDraft {
    var entry = FeedDraft()
    entry.id.offer(item["id"]?.word, rank: 0)
    entry.title.offer(plain(item["title"], ParsedEntry.titleLimit), rank: 0)
    entry.link.offer(address(item["url"], from: base), rank: 0)
    entry.link.offer(address(item["external_url"], from: base), rank: 1)
    entry.linkOfIdentifier.offer(address(item["id"], from: nil), rank: 0)
    entry.summary.offer(plain(item["summary"], ParsedEntry.contentLimit), rank: 0)
    entry.content.offer(html(item["content_html"], base: base), rank: 0)
    entry.content.offer(plain(item["content_text"], ParsedEntry.contentLimit), rank: 1)
    entry.published.offer(moment(item["date_published"], &notes), rank: 0)
    entry.updated.offer(moment(item["date_modified"], &notes), rank: 0)
    for author in authors(of: item, base) { entry.add(author, rank: 0) }
    for tag in item["tags"]?.values ?? [] { entry.add(category: tag.word ?? "") }
    for attachment in item["attachments"]?.values ?? [] {
      guard let address = address(attachment["url"], from: base) else { continue }
      let length = attachment["size_in_bytes"]?.text.flatMap { Int64($0) }
      entry.add(
        StoryEnclosure(address: address, type: attachment["mime_type"]?.word, length: length))
    }
    for picture in [item["image"], item["banner_image"]] {
      guard let address = address(picture, from: base) else { continue }
      entry.add(StoryEnclosure(address: address, type: StoryEnclosure.anyPicture))
    }
    return entry
  }

  /// Returns the `authors` of version 1.1, else the `author` of version 1.0.
  private func authors(of element: JSONElement, _ base: WebAddress?) -> [StoryAuthor] {
    let authors = (element["authors"]?.values ?? []).compactMap { author($0, base) }
    return authors.isEmpty ? [element["author"]].compactMap { author($0, base) } : authors
  }

  /// Returns an author: an object with a name and an address, an object around such an object, or a
  /// name.
  private func author(_ element: JSONElement?, _ base: WebAddress?) -> StoryAuthor? {
    let inner = element?["author"]
    return StoryAuthor(
      name: element?["name"]?.word ?? inner?["name"]?.word ?? element?.word,
      uri: uri(element?["url"], base) ?? uri(inner?["url"], base))
  }

  private func uri(_ element: JSONElement?, _ base: WebAddress?) -> String? {
    address(element, from: base)?.text ?? element?.word
  }

  private func moment(_ element: JSONElement?, _ notes: inout FeedNotes) -> Timestamp? {
    guard let text = element?.word else { return nil }
    let moment = FeedDate.read(text)
    if moment == nil { notes.add(FeedNote(unreadableDate: text)) }
    return moment
  }

  private func address(_ element: JSONElement?, from base: WebAddress?) -> WebAddress? {
    element?.word.flatMap { WebAddress.read($0, from: base, hosts: tools.hosts) }
  }

  private func plain(_ element: JSONElement?, _ limit: Int) -> CleanHTML? {
    element?.word.map { CleanHTML(plain: FeedControls.repaired($0), limit: limit) }
  }

  private func html(_ element: JSONElement?, base: WebAddress?) -> CleanHTML? {
    let clean = element?.word.map {
      tools.cleaner.clean(
        RawHTML(FeedControls.repaired($0)), from: base, limit: ParsedEntry.contentLimit)
    }
    return clean?.isEmpty == false ? clean : nil
  }
}
