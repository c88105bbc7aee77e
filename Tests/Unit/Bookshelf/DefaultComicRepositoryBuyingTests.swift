import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// Edge cases of buying.
@Suite struct DefaultComicRepositoryBuyingTests {
  private static let first = Comic.ID("s1-1")
  private static let second = Comic.ID("s1-2")

  @Test func rejectsAnOwnedVolumeWithoutContactingTheStorefront() async throws {
    let world = try await Self.world()
    try await world.own(Self.second)
    let reader = try await world.signedIn()
    for price in [nil, Price.yen(500), .yen(400)] {
      await #expect(throws: ComicFailure.alreadyOwned(Self.second)) {
        try await world.repository.buy(Self.second, shownAt: price, for: reader)
      }
    }
    #expect(world.storefront.questions == [])
    #expect(try await world.store.openOrders(of: reader) == [])
    let other = try await world.signedIn("tomo")
    let sale = try await world.repository.buy(Self.second, shownAt: nil, for: other)
    #expect(sale.outcome == .bought)
  }

  @Test func ordersTheNamedVolumeWithItsPriceAndTheTime() async throws {
    let world = try await Self.world()
    world.clock.set(.fixture(50))
    let reader = try await world.signedIn()
    let sale = try await world.repository.buy(Self.second, shownAt: nil, for: reader)
    #expect(sale.order.comic == Self.second && sale.order.reader == reader.reader.id)
    #expect(sale.order.price == .yen(500) && sale.order.placedAt == .fixture(50))
    let bought = try await world.store.purchases(of: reader)
    #expect(bought.map(\.order) == [sale.order.id] && bought.map(\.boughtAt) == [.fixture(50)])
  }

  @Test func rejectsAVolumeThatIsNotInTheCatalogue() async throws {
    let world = try await Self.world()
    let reader = try await world.signedIn()
    await #expect(throws: ComicFailure.unknownComic("s9-1")) {
      try await world.repository.buy(Comic.ID("s9-1"), shownAt: nil, for: reader)
    }
  }

  @Test func settlesOtherOrdersIfOneReceivesNoReply() async throws {
    let world = try await Self.world()
    let reader = try await world.signedIn()
    for comic in [Self.first, Self.second] {
      world.storefront.closeOnce()
      _ = try? await world.repository.buy(comic, shownAt: nil, for: reader)
    }
    #expect(try await world.store.openOrders(of: reader).count == 2)
    world.storefront.closeOnce()
    let sales = try await world.repository.settleOpenOrders(of: reader)
    #expect(sales.map(\.outcome) == [.bought])
    #expect(try await world.store.openOrders(of: reader).count == 1)
    #expect(try await world.store.purchases(of: reader).count == 1)
  }

  @Test func stopsAtAFailureOfTheStore() async throws {
    let world = try await Self.world()
    let reader = try await world.signedIn()
    world.storefront.closeOnce()
    _ = try? await world.repository.buy(Self.first, shownAt: nil, for: reader)
    let failure = ComicFailure.busy(reason: "Busy.")
    let repository = DefaultComicRepository(
      catalogue: world.store, shelves: world.store, source: world.catalogue,
      reading: world.catalogue, storefront: FailingStorefront(failure: failure),
      start: ToldCatalogue.start, advertising: ReaderRollout(name: "", share: 0),
      leasing: .fixture(), clock: world.clock, identifiers: SequentialIdentifierSource(),
      tracer: .off)
    await #expect(throws: failure) { try await repository.settleOpenOrders(of: reader) }
    #expect(try await world.store.openOrders(of: reader).count == 1)
  }

  private static func world() async throws -> BookshelfWorld {
    let world = try await BookshelfWorld(
      catalogue: ToldCatalogue([.example("s1", volumes: 3), .example("s2")]))
    try await world.synchronise()
    return world
  }
}

/// A storefront that throws a given error.
private struct FailingStorefront: Storefront {
  let failure: ComicFailure

  func settle(_ order: ComicOrder) async throws(ComicFailure) -> StorefrontOutcome {
    throw failure
  }
}
