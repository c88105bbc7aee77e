extension String {
  /// The number of occurrences of a text.
  public func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
