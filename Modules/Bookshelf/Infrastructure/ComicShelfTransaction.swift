import BookshelfDomain
import CoreDomain

/// The operations on purchases and progress inside a transaction. The caller provides the
/// connection, and begins and ends the transaction.
enum ComicShelfTransaction {
  /// - Returns: The order to place, or `nil` if the reader owns the volume.
  static func place(
    _ order: ComicOrder, for reader: SignedInReader,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> ComicOrder? {
    guard try !owns(order.comic, reader, over: connection) else { return nil }
    let open = ComicShelfSQL.openOrder(for: order.comic, of: reader)
    if let order = try connection.first(open, as: ComicShelfSQL.decodeOrder) { return order }
    try connection.run(ComicShelfSQL.insert(order, of: reader))
    return ComicOrder(
      id: order.id, reader: reader.id, comic: order.comic, price: order.price,
      placedAt: order.placedAt)
  }

  /// Closes an order. The purchase is based on the stored order, not on the caller's copy.
  ///
  /// - Returns: Whether the reader has such an order.
  static func close(
    _ id: ComicOrder.ID, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    let query = ComicShelfSQL.order(id, of: reader)
    guard let order = try connection.first(query, as: ComicShelfSQL.decodeOrder) else {
      return false
    }
    guard try connection.run(ComicShelfSQL.close(id, with: outcome, at: now)) > 0,
      outcome.isOwned, try !owns(order.comic, reader, over: connection)
    else { return true }
    let purchase = ComicPurchase(
      comic: order.comic, order: order.id, price: order.price, boughtAt: now)
    try connection.run(ComicShelfSQL.insert(purchase, of: reader))
    return true
  }

  static func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [ReadingProgress] {
    guard let series else {
      return try connection.rows(
        ComicShelfSQL.progress(of: reader), as: ComicShelfSQL.decodeProgress)
    }
    let ids = Array(Set(series))
    var progress: [ReadingProgress] = []
    for first in stride(from: 0, to: ids.count, by: ComicColumn.portion) {
      let portion = ids[first...].prefix(ComicColumn.portion)
      progress += try connection.rows(
        ComicShelfSQL.progress(of: reader, in: portion), as: ComicShelfSQL.decodeProgress)
    }
    return progress.sorted { left, right in
      left.readAt == right.readAt
        ? left.item.text.utf8.lexicographicallyPrecedes(right.item.text.utf8)
        : left.readAt > right.readAt
    }
  }

  private static func owns(
    _ comic: Comic.ID, _ reader: SignedInReader,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Bool {
    try connection.number(ComicShelfSQL.isOwned(comic, by: reader)) != nil
  }
}
