/// What a reader pays who brings a book back late.
///
/// Up to and including three days late cost nothing. From the fourth day on every day costs, the
/// first three too. Children pay half. Nobody pays more than the most, whoever it is, and nobody is
/// paid for coming early.
public enum LateFee {
  /// Days that are forgiven, as long as there are no more of them.
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
