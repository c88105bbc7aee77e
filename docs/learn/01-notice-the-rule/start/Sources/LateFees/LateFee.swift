/// The fee for returning a book late.
///
/// Up to three days late are free. From the fourth day on, every day costs, including the first
/// three. Children pay half. The fee is never above the maximum, and never negative.
public enum LateFee {
  /// A book that is at most this many days late costs nothing.
  public static let forgivenDays = 3
  public static let centsPerDay = 20
  public static let mostCents = 500

  /// The fee in cents.
  ///
  /// - Parameter daysLate: negative for a book that comes back early.
  public static func cents(daysLate: Int, isChild: Bool) -> Int {
    guard daysLate > forgivenDays else { return 0 }
    let fee = daysLate * centsPerDay
    return min(isChild ? fee / 2 : fee, mostCents)
  }
}
