import BookshelfDomain

/// What is switched on for a part of all readers. A flag is a line here; its share is raised from
/// release to release, and the line goes when the share is everybody.
enum BookshelfRollouts {
  /// Who has their catalogue read by the streaming reader. The decision on the two readers tells how
  /// it is raised, and how the old one is retired.
  static let streamingReader = ReaderRollout(name: "streaming-catalogue-reader", share: 5_000)

  /// Who is shown advertisements in the grid of episodes.
  static let advertisements = ReaderRollout(name: "advertisements", share: ReaderRollout.whole)
}
