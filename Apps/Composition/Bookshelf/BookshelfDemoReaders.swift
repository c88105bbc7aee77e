import BookshelfDemo
import BookshelfDomain
import CoreDemo
import CoreDomain

/// Creates the two demo accounts, so that two shelves can be compared. The accounts' password is
/// public.
struct BookshelfDemoReaders {
  let readers: any ReaderRepository
  let store: any ComicShelfStore & ReaderAccountStore
  let clock: any WallClock

  /// Creates the missing accounts with their first volumes.
  func settle() async throws(ComicFailure) {
    for reader in DemoReader.all {
      let (name, password) = try ComicAccountForm(
        name: reader.name, password: DemoReader.password
      ).signUp()
      guard try await store.account(named: name) == nil else { continue }
      let session = try await readers.signUp(name, password)
      for (number, comic) in reader.volumes.enumerated() {
        try await give(Comic.ID(comic), number, to: session.reader)
      }
      try await readers.signOut(session.token)
    }
  }

  private func give(
    _ comic: Comic.ID, _ number: Int, to reader: SignedInReader
  ) async throws(ComicFailure) {
    guard let price = Price(minorUnits: 528, currency: .yen) else { return }
    let order = ComicOrder(
      id: ComicOrder.ID("demo-\(reader.reader.name.text)-\(number + 1)"), reader: reader.id,
      comic: comic, price: price, placedAt: clock.now)
    let placed = try await store.place(order, for: reader)
    try await store.close(placed, with: .bought, for: reader, at: clock.now)
  }
}
