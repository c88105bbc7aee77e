extension AsyncStream where Element: Sendable {
  /// The first `count` elements, or fewer when the stream ends before.
  ///
  /// A test that expects three states asks for three: it ends with the third and not with a delay.
  public func first(_ count: Int) async -> [Element] {
    var elements: [Element] = []
    for await element in self {
      elements.append(element)
      if elements.count == count { break }
    }
    return elements
  }
}
