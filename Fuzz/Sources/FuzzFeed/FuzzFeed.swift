import CoreDomain
import Fuzzing
import NewsDomain
import NewsInfrastructure

/// Reads a document. The first byte selects its content type and the format to read it as.
@c(LLVMFuzzerTestOneInput)
public func fuzzFeed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let document = unsafe bytes(start, count)
  guard let choice = document.first else { return 0 }
  let found = FeedDocument(
    bytes: Array(document.dropFirst()), contentType: types[Int(choice) % types.count],
    address: Tools.base)
  switch choice / 8 % 4 {
  case 0: readList(found)
  case 1: readPage(found)
  case 2: readFeed(found)
  default: readPieces(found)
  }
  return 0
}

private func readList(_ file: FeedDocument) {
  let format = OPMLFeedList(
    markup: Tools.markup, decoding: Tools.decoding, sniffing: Tools.sniffing, hosts: Tools.hosts)
  _ = try? format.list(in: file.bytes)
}

private func readPage(_ page: FeedDocument) {
  let isFew = reader.links(in: page).count <= FeedLink.limit
  expect(isFew ? nil : "too many links")
}

private func readFeed(_ document: FeedDocument) {
  if let feed = try? reader.feed(in: document) { check(feed) }
}

/// Checks that reading XML as a whole and in pieces gives the same result.
private func readPieces(_ document: FeedDocument) {
  let length = document.bytes.count % 31 + 1
  let isSame =
    MarkupSummary(of: document.bytes, pieces: length)
    == MarkupSummary(of: document.bytes, pieces: .max)
  expect(isSame ? nil : "pieces of \(length) read as something else")
}

private func check(_ feed: ParsedFeed) {
  expect(feed.entries.count <= ParsedFeed.entryLimit ? nil : "too many entries")
  expect(feed.notes.count <= ParsedFeed.noteLimit ? nil : "too many notes")
  let titles = [feed.title] + feed.entries.map(\.title)
  let texts = [feed.description] + feed.entries.flatMap { [$0.summary, $0.content] }
  for (html, limit) in titles.map({ ($0, ParsedEntry.titleLimit) })
    + texts.map({ ($0, ParsedEntry.contentLimit) })
  {
    guard let html else { continue }
    var safe = SafeHTML(html.text)
    expect(safe.fault())
    expect(html.text.utf8.count <= limit ? nil : "more bytes than the limit")
  }
}

private let reader = MarkupFeedReader(
  markup: Tools.markup, decoding: Tools.decoding, sniffing: Tools.sniffing, hosts: Tools.hosts)

private let types: [String?] = [
  nil, "application/rss+xml", "text/xml; charset=utf-8", "application/atom+xml; charset=shift_jis",
  "application/feed+json", "text/html; charset=windows-1252", "text/plain; charset=utf-16",
  "application/xml; charset=koi8-r",
]
