import CoreDomain
import NewsDomain

/// Finds the feed for an address.
struct FeedSubscription: Sendable {
  let fetching: FeedFetching

  /// A feed's document with its address.
  struct Found {
    let address: WebAddress
    let parsed: ParsedFeed
    let reply: FeedReply
  }

  /// Returns the feed at an address, or the feed to which the page at that address links. If the
  /// page links to no feed, tries the usual locations on its server, one after the other.
  ///
  /// - Throws: ``StoryFailure/choice(_:)`` if the page links to several feeds,
  ///   ``StoryFailure/noFeed(_:)`` if there is no feed, or the reason why a document cannot be
  ///   fetched or parsed.
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

  /// Returns the first feed at one of ``UsualFeedPlaces``, or `nil`.
  ///
  /// - Throws: ``StoryFailure`` if the server is rate-limiting or the task is cancelled. After any
  ///   other failure, it tries the next location.
  private func findAtUsualPlace(
    beside page: WebAddress, not asked: [WebAddress]
  ) async throws(StoryFailure) -> Found? {
    let end = fetching.clock.now.advanced(by: UsualFeedPlaces.patience)
    for place in UsualFeedPlaces.addresses(beside: page) where !asked.contains(place) {
      guard fetching.clock.now < end else { return nil }
      do throws(StoryFailure) {
        return try await feed(at: place)
      } catch {
        if case .source(.limited) = error { throw error }
        if error.isCancellation { throw error }
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
      // Links are followed only once: a page that links to another page has no feed.
      throw error == .page ? .noFeed(address) : .unreadable(error)
    }
  }

  private func document(
    at address: WebAddress
  ) async throws(StoryFailure) -> (FeedReply, FeedDocument) {
    try await fetching.source.inLane(of: address) { source, _ throws(StoryFailure) in
      do throws(FeedSourceFailure) {
        let reply = try await source.document(at: address, unless: .none)
        guard let document = reply.document else {
          throw .unreachable(
            "The server responded with “not modified” to an unconditional request.")
        }
        return (reply, document)
      } catch {
        throw error == .cancelled ? .cancelled(.nothing) : .source(error)
      }
    }
  }
}
