import CoreDomain
import NewsDomain

/// From an address that somebody typed to a feed.
struct FeedSubscription: Sendable {
  let fetching: FeedFetching

  /// A document that is a feed, and where it was found.
  struct Found {
    let address: WebAddress
    let parsed: ParsedFeed
    let reply: FeedReply
  }

  /// The feed at an address, or the one that the page at that address leads to. If the page leads to none, the usual
  /// places on its server are asked, one after the other.
  ///
  /// - Throws: ``StoryFailure/choice(_:)`` when the page leads to several, ``StoryFailure/noFeed(_:)`` when it leads to
  ///   none, and why a document cannot be had or read.
  func find(_ address: WebAddress) async throws(StoryFailure) -> Found {
    let (reply, document) = try await document(at: address)
    do throws(FeedReadingFailure) {
      return Found(
        address: reply.movedTo ?? address, parsed: try fetching.reading.feed(in: document),
        reply: reply)
    } catch {
      guard error == .page else { throw .unreadable(error) }
    }
    let links = fetching.reading.links(in: document)
    guard let link = links.first else {
      let page = document.address ?? address
      guard let found = try await findAtUsualPlace(beside: page, not: [address, page]) else {
        throw .noFeed(address)
      }
      return found
    }
    guard links.count == 1 else { throw .choice(links) }
    return try await feed(at: link.address)
  }

  /// What the document at an address says.
  func preview(_ address: WebAddress) async throws(StoryFailure) -> ParsedFeed {
    try await find(address).parsed
  }

  /// The first feed at one of ``UsualFeedPlaces``, or `nil`.
  ///
  /// - Throws: ``StoryFailure`` if the server wants to be left alone, or the task was cancelled. After other failures
  ///   the next place is asked.
  private func findAtUsualPlace(
    beside page: WebAddress, not asked: [WebAddress]
  ) async throws(StoryFailure) -> Found? {
    let end = fetching.clock.now.advanced(by: UsualFeedPlaces.patience)
    for place in UsualFeedPlaces.addresses(beside: page) where !asked.contains(place) {
      guard fetching.clock.now < end else { return nil }
      do throws(StoryFailure) {
        return try await feed(at: place)
      } catch {
        switch error {
        case .source(.limited), .cancelled: throw error
        default: continue
        }
      }
    }
    return nil
  }

  private func feed(at address: WebAddress) async throws(StoryFailure) -> Found {
    let (reply, document) = try await document(at: address)
    do throws(FeedReadingFailure) {
      return Found(
        address: reply.movedTo ?? address, parsed: try fetching.reading.feed(in: document),
        reply: reply)
    } catch {
      // A page that leads to a page is followed no further.
      throw error == .page ? .noFeed(address) : .unreadable(error)
    }
  }

  private func document(
    at address: WebAddress
  ) async throws(StoryFailure) -> (FeedReply, FeedDocument) {
    do throws(FeedSourceFailure) {
      let reply = try await fetching.source.inLane(of: address) {
        source throws(FeedSourceFailure) in
        try await source.document(at: address, unless: .none)
      }
      guard let document = reply.document else {
        throw .unreachable("The server says that nothing has changed, and nobody asked.")
      }
      return (reply, document)
    } catch {
      throw error == .cancelled ? .cancelled(.nothing) : .source(error)
    }
  }
}
