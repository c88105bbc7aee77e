import BookshelfDomain
import CoreDomain

// Purchases, progress and accounts.

extension InMemoryBookshelf {
  mutating func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) throws(ComicFailure) -> ComicOrder {
    let shelf = shelves[reader.id] ?? Shelf()
    guard !shelf.purchases.contains(where: { $0.comic == order.comic }) else {
      throw .alreadyOwned(order.comic)
    }
    if let open = shelf.openOrders.first(where: { $0.comic == order.comic }) { return open }
    guard orders[order.id] == nil else {
      throw .storage(reason: "The order “\(order.id)” exists already. Choose another identifier.")
    }
    let placed = ComicOrder(
      id: order.id, reader: reader.id, comic: order.comic, price: order.price,
      placedAt: order.placedAt)
    orders[order.id] = reader.id
    shelves[reader.id, default: Shelf()].openOrders.append(placed)
    return placed
  }

  mutating func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) throws(ComicFailure) {
    guard orders[order.id] == reader.id else {
      throw .storage(
        reason: "This reader has no order “\(order.id)”. Place an order before you close it.")
    }
    var shelf = shelves[reader.id] ?? Shelf()
    guard let place = shelf.openOrders.firstIndex(where: { $0.id == order.id }) else { return }
    let placed = shelf.openOrders.remove(at: place)
    if outcome.isOwned, !shelf.purchases.contains(where: { $0.comic == placed.comic }) {
      shelf.purchases.append(
        ComicPurchase(
          comic: placed.comic, order: placed.id, price: placed.price, boughtAt: now))
    }
    shelves[reader.id] = shelf
  }

  mutating func keep(_ progress: ReadingProgress, for reader: SignedInReader) {
    if let kept = shelves[reader.id]?.progress[progress.item], !progress.replaces(kept) { return }
    shelves[reader.id, default: Shelf()].progress[progress.item] = progress
  }

  // MARK: - Accounts

  func account(named name: ReaderName) -> ReaderAccount? {
    let folded = folding.folded(name.text)
    return accounts.first { folding.folded($0.reader.name.text) == folded }
  }

  mutating func add(_ account: ReaderAccount) throws(ComicFailure) {
    let name = account.reader.name
    guard self.account(named: name) == nil else { throw .nameTaken(name) }
    accounts.append(account)
  }

  mutating func open(_ session: ReaderSession) {
    sessions.removeAll { $0.tokenDigest == session.tokenDigest }
    sessions.append(session)
    let own = sessions.filter { $0.reader == session.reader }
    let dropped = Set(own.dropLast(ReaderSession.limit).map(\.tokenDigest))
    sessions.removeAll { dropped.contains($0.tokenDigest) }
  }

  func session(digest: String) -> (session: ReaderSession, reader: Reader)? {
    guard let session = sessions.first(where: { $0.tokenDigest == digest }),
      let account = accounts.first(where: { $0.reader.id == session.reader })
    else { return nil }
    return (session, account.reader)
  }
}
