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

  /// Creates the missing accounts with their first volumes. Another program may create them at the
  /// same time.
  func settle() async throws(ComicFailure) {
    for reader in DemoReader.all {
      let (name, password) = try ComicAccountForm(
        name: reader.name, password: DemoReader.password
      ).signUp()
      guard try await store.account(named: name) == nil,
        let session = try await signUp(name, password)
      else { continue }
      for (number, comic) in reader.volumes.enumerated() {
        try await give(Comic.ID(comic), number, to: session.reader)
      }
      try await readers.signOut(session.token)
    }
  }

  /// Creates an account, or returns `nil` if it exists.
  private func signUp(
    _ name: ReaderName, _ password: ReaderPassword
  ) async throws(ComicFailure) -> OpenedSession? {
    do throws(ComicFailure) {
      return try await readers.signUp(name, password)
    } catch {
      guard case .nameTaken = error else { throw error }
      return nil
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
