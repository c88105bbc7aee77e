public import BookshelfDomain
public import CoreDomain

extension DefaultComicRepository {
  public func buy(
    _ comic: Comic.ID, shownAt price: Price?, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicSale {
    try await traced.run { () async throws(ComicFailure) in
      let open = try await shelves.openOrders(of: reader).first { $0.comic == comic }
      let placed =
        if let open {
          open
        } else {
          try await shelves.place(try await order(comic, shownAt: price, for: reader), for: reader)
        }
      if let price, price != placed.price { throw .orderIsOpen(comic, price: placed.price) }
      return try await settle(placed, of: reader)
    }
  }

  public func settleOpenOrders(
    of reader: SignedInReader
  ) async throws(ComicFailure) -> [ComicSale] {
    try await traced.run { () async throws(ComicFailure) in
      var sales: [ComicSale] = []
      for order in try await shelves.openOrders(of: reader) {
        do throws(ComicFailure) {
          sales.append(try await settle(order, of: reader))
        } catch {
          guard case .storefront = error else { throw error }
        }
      }
      return sales
    }
  }
}

extension DefaultComicRepository {
  /// Creates the order for a volume, or throws if the volume cannot be bought.
  private func order(
    _ comic: Comic.ID, shownAt shown: Price?, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicOrder {
    guard let series = try await shelves.series(of: .comic(comic)),
      let volume = series.comics.first(where: { $0.id == comic })
    else { throw .unknownComic(comic.raw) }
    let now = clock.now
    if let obstacle = volume.obstacle(toPurchaseBy: try await ownership(of: reader), at: now) {
      throw ComicFailure(obstacle, to: volume.id)
    }
    guard let price = volume.price else { throw .notForSale(volume.id, .notForSale) }
    if let shown, shown != price { throw .priceChanged(volume.id, shown: shown, now: price) }
    return ComicOrder(
      id: ComicOrder.ID(identifiers.next()), reader: reader.id, comic: volume.id, price: price,
      placedAt: now)
  }

  /// Sends a stored order to the storefront and stores the outcome. If the program is interrupted
  /// in between, the order is still open and is retried.
  private func settle(
    _ order: ComicOrder, of reader: SignedInReader
  ) async throws(ComicFailure) -> ComicSale {
    let outcome = try await storefront.settle(order)
    try await shelves.close(order, with: outcome, for: reader, at: clock.now)
    return ComicSale(order: order, outcome: outcome)
  }
}
