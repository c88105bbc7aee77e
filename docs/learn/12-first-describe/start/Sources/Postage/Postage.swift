/// The postage of a parcel. The reasons for this rule are forgotten, but it is used every day.
public enum PostageRule {
  /// Returns the price in cents, or `nil` if the parcel cannot be sent.
  public static func cents(grams: Int, abroad: Bool, express: Bool) -> Int? {
    var result: Int? = nil
    if grams > 0 {
      if grams <= 10_000 {
        if abroad == true {
          if express == true {
            if grams <= 2_000 {
              result = 2_400
            } else {
              result = nil
            }
          } else {
            if grams <= 2_000 {
              result = 1_200
            } else {
              if grams < 5_000 {
                result = 1_900
              } else {
                result = 2_900
              }
            }
          }
        } else {
          if grams <= 2_000 {
            result = 500
          } else {
            if grams < 5_000 {
              result = 700
            } else {
              result = 1_000
            }
          }
          if express == true {
            if let price = result {
              result = price + 450
            }
          }
        }
      }
    }
    return result
  }
}
