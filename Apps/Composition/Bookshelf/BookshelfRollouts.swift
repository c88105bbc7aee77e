import BookshelfDomain

/// The feature flags that are enabled for a share of all readers. The share of a flag grows from
/// release to release; at 100 % the flag is removed.
enum BookshelfRollouts {
  /// Enables the streaming catalogue reader. The decision on the two readers describes the rollout
  /// and the removal of the old reader.
  static let streamingReader = ReaderRollout(name: "streaming-catalogue-reader", share: 5_000)

  /// Enables advertisements in the grid of episodes.
  static let advertisements = ReaderRollout(name: "advertisements", share: ReaderRollout.whole)
}
