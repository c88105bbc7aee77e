extension String {
  /// Returns a text of letters and digits that a database cannot compress much, for tests of size
  /// limits. The result is always the same for a length.
  ///
  /// - Parameter length: The length in bytes.
  public static func unrepeating(_ length: Int) -> String {
    // The constants of MMIX: https://en.wikipedia.org/wiki/Linear_congruential_generator
    var state: UInt64 = 1
    let digits = (0..<length).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(state >> 59, radix: 32)
    }
    return digits.joined()
  }
}
