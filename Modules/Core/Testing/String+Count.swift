extension String {
  /// Returns how often a text occurs, without overlaps.
  public func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
