public import Testing

extension AsyncStream where Element: Sendable {
  /// Returns the first `count` elements, or fewer if the stream ends earlier.
  ///
  /// If not all elements have arrived after `limit`, records an issue and returns the elements so
  /// far.
  public func first(
    _ count: Int, within limit: Duration = WaitLimit.standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> [Element] {
    let listening = Task {
      var elements: [Element] = []
      for await element in self {
        elements.append(element)
        if elements.count == count { break }
      }
      return elements
    }
    let elements = await WaitLimit.wait(limit, giveUp: listening.cancel) {
      await withTaskCancellationHandler {
        await listening.value
      } onCancel: {
        listening.cancel()
      }
    }
    if listening.isCancelled, !Task.isCancelled, elements.count < count {
      let last = elements.last.map { " The last one was \($0)." } ?? ""
      Issue.record(
        "State \(elements.count + 1) of \(count) did not arrive within \(limit).\(last)",
        sourceLocation: sourceLocation)
    }
    return elements
  }
}
