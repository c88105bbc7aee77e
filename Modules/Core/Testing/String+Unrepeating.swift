extension String {
  /// Returns a text of letters and digits that a database cannot compress much, for tests of size
  /// limits. The result is always the same for a length.
  ///
  /// - Parameter length: The length in bytes.
  public static func unrepeating(_ length: Int) -> String {
    var numbers = SeededNumbers(seed: 1)
    return (0..<length).map { _ in String(numbers.next() >> 59, radix: 32) }.joined()
  }
}
