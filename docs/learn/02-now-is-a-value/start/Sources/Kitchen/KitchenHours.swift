/// When a kitchen takes orders.
///
/// It takes them from the minute in which it opens until the minute before it closes. If it closes
/// at an earlier time than it opens, it is open past midnight. If both times are equal, it is open
/// all day.
public struct KitchenHours: Hashable, Sendable {
  public let opens: TimeOfDay
  public let closes: TimeOfDay

  public init(opens: TimeOfDay, closes: TimeOfDay) {
    self.opens = opens
    self.closes = closes
  }

  /// Whether orders are taken now.
  public func takesOrders() -> Bool {
    let now = TimeOfDay.now()
    return opens <= now && now < closes
  }
}
