internal import Glibc

/// When a kitchen takes orders.
public struct KitchenHours: Hashable, Sendable {
  public let opens: TimeOfDay
  public let closes: TimeOfDay

  public init(opens: TimeOfDay, closes: TimeOfDay) {
    self.opens = opens
    self.closes = closes
  }

  /// Whether orders are taken at a time; the default is now.
  public func takesOrders(at given: TimeOfDay? = nil) -> Bool {
    let minutes = unsafe time(nil) / 60 % (24 * 60)
    let now = given ?? TimeOfDay(minutes / 60, minutes % 60)
    return opens < closes ? opens <= now && now < closes : opens <= now || now < closes
  }
}
