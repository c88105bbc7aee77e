import BookshelfDomain

/// The feature flags that are enabled for a share of the users. The share of a flag grows from
/// release to release.
enum BookshelfRollouts {
  /// Enables the new parser of catalogues, `StreamingCatalogueReader`.
  static let streamingReader = ReaderRollout(name: "streaming-catalogue-reader", share: 5_000)

  /// Enables advertisements in the grid of episodes.
  static let advertisements = ReaderRollout(name: "advertisements", share: ReaderRollout.whole)
}
