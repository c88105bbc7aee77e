import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite struct ComicDemoStorefrontTests {
  @Test(arguments: StorefrontContract.checks)
  func keepsTheContract(_ check: StorefrontContract.Check) async throws {
    try await check(
      StorefrontContract.Subject(
        try await Self.storefront(), cancelled: Comic.ID("a-cancelled"),
        declined: Comic.ID("a-declined")))
  }

  @Test(
    arguments: [
      ("a-owned", [.alreadyOwned, .alreadyOwned, .alreadyOwned]),
      ("a-restored", [.restored, .restored, .alreadyOwned]),
    ] as [(String, [StorefrontOutcome])])
  func findsAnEarlierPaymentOfAVolumeOrAnOrder(
    _ comic: String, _ outcomes: [StorefrontOutcome]
  ) async throws {
    let storefront = try await Self.storefront()
    for (id, expected) in zip(["o1", "o1", "o2"], outcomes) {
      let outcome = try await storefront.settle(Self.order(id, comic))
      #expect(outcome == expected)
    }
  }

  /// The ledger survives a crash between the payment and the update of the shelf.
  @Test func aLaterProcessRestoresAPaidOrder() async throws {
    try await withTemporaryFolder { folder in
      let first = try await Self.storefront(in: folder).settle(Self.order("o1"))
      let second = try await Self.storefront(in: folder).settle(Self.order("o1"))
      let other = try await Self.storefront(in: folder).settle(Self.order("o2"))
      #expect([first, second, other] == [.bought, .restored, .alreadyOwned])
    }
  }

  @Test func rejectsTheIdentifierOfADifferentOrder() async throws {
    let storefront = try await Self.storefront()
    let bought = try await storefront.settle(Self.order("o1"))
    #expect(bought == .bought)
    for other in [Self.order("o1", "c2"), Self.order("o1", reader: "r2")] {
      let failure = await #expect(throws: ComicFailure.self) {
        try await storefront.settle(other)
      }
      #expect(failure?.description.contains("“o1”") == true)
    }
    let second = try await storefront.settle(Self.order("o2", "c2"))
    #expect(second == .bought)
  }

  @Test func failsIfItsLedgerCannotBeRead() async throws {
    let empty = try await SQLiteDatabase.inMemory(migrations: [])
    let failure = await #expect(throws: ComicFailure.self) {
      try await DemoStorefront(database: empty).settle(Self.order("o1"))
    }
    guard case .storefront = failure else {
      Issue.record("\(String(describing: failure)) is no failure of the storefront")
      return
    }
  }

  private static func storefront() async throws -> DemoStorefront {
    DemoStorefront(
      database: try await SQLiteDatabase.inMemory(migrations: DemoStorefront.migrations))
  }

  private static func storefront(in folder: TemporaryFolder) async throws -> DemoStorefront {
    DemoStorefront(
      database: try await SQLiteDatabase.open(
        path: folder.path("ledger.sqlite"), migrations: DemoStorefront.migrations))
  }

  private static func order(
    _ id: String, _ comic: String = "c1", reader: String = "r1"
  ) -> ComicOrder {
    .fixture(id: id, reader: .fixture(reader), comic: comic)
  }
}
