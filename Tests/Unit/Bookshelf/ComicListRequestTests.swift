import BookshelfDomain
import CoreDomain
import Testing

/// The parameters of a list, and the link to the next page.
@Suite struct ComicListRequestTests {
  @Test(arguments: [
    (0, 50, 0, 50), (-1, 0, 0, 1), (Int.min, Int.min, 0, 1), (7, 40_000, 7, 40_000),
    (7, 40_001, 7, 40_000), (Int.max, Int.max, 1_000_000_000, 40_000),
  ])
  func clampsTheOffsetAndTheLimit(
    _ offset: Int, _ limit: Int, _ keptOffset: Int, _ keptLimit: Int
  ) {
    let request = ComicListRequest(offset: offset, limit: limit)
    #expect(request.offset == keptOffset)
    #expect(request.limit == keptLimit)
  }

  @Test func hasDefaults() {
    let request = ComicListRequest()
    #expect(request.ownedOnly && request.ordering == .title && request.query.isEmpty)
    #expect(request.offset == 0 && request.limit == ComicListRequest.pageSize)
  }

  @Test(arguments: [
    // shown, total, offset → next offset
    (2, 5, 0, Int?.some(2)), (2, 5, 2, 4), (1, 5, 4, nil), (5, 5, 0, nil), (0, 0, 0, nil),
    (0, 5, 9, nil), (0, 5, 2, nil), (2, 3, 0, 2), (2, 2, 0, nil),
  ])
  func aShelfHasANextPageWhileSeriesRemain(
    _ shown: Int, _ total: Int, _ offset: Int, _ next: Int?
  ) throws {
    let entry = ComicShelfEntry(
      ComicRules.series(), for: .nobody, progress: [], at: try ComicRules.moment())
    let request = ComicListRequest(ordering: .recent, query: "salt", offset: offset, limit: 2)
    let shelf = ComicShelf(
      entries: Array(repeating: entry, count: shown), total: total, request: request)
    #expect(shelf.next?.offset == next)
    if let following = shelf.next {
      #expect(following.query == "salt" && following.ordering == .recent && following.limit == 2)
    }
  }

  @Test(arguments: [
    ("title", ComicOrdering?.some(.title)), ("recent", .recent), ("reading", .reading),
    ("Title", nil), ("", nil),
  ])
  func parsesSortOrders(_ word: String, _ ordering: ComicOrdering?) {
    #expect(ComicOrdering(rawValue: word) == ordering)
  }

  @Test func changesOfTwoPagesAddUp() {
    let one = CatalogueChanges(added: 1, changed: 2, unchanged: 3)
    let other = CatalogueChanges(added: 10, changed: 20, unchanged: 30)
    #expect(one + other == CatalogueChanges(added: 11, changed: 22, unchanged: 33))
    #expect(one + CatalogueChanges() == one)
  }
}
