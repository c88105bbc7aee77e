/// The postage of a parcel. The reasons for this rule are forgotten, but it is used every day.
public enum PostageRule {
  /// Returns the price in cents, or `nil` if the parcel cannot be sent.
  public static func cents(grams: Int, abroad: Bool, express: Bool) -> Int? {
    guard (1...10_000).contains(grams) else { return nil }
    // Five kilograms are already in the dearest class, and two are still in the cheapest.
    let weight = grams <= 2_000 ? 0 : grams < 5_000 ? 1 : 2
    switch (abroad, express) {
    case (false, false): return [500, 700, 1_000][weight]
    case (false, true): return [950, 1_150, 1_450][weight]
    case (true, false): return [1_200, 1_900, 2_900][weight]
    case (true, true): return weight == 0 ? 2_400 : nil
    }
  }
}
