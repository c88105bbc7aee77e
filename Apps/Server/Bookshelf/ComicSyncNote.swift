import BookshelfDomain

/// How bringing the catalogue up to date goes and what it came to, in the words of a page.
enum ComicSyncNote {
  /// How far it has come. Each line hides the one before it, as every spinner does that something
  /// follows.
  static func markup(of progress: CatalogueProgress) -> String {
    step.render(
      Sentence(
        text: progress.series == 0
          ? "The catalogue is being brought up to date…" : "\(progress.series) series so far…"))
  }

  /// What it came to.
  static func sentence(_ progress: CatalogueProgress) -> String {
    let changes = progress.changes
    let parts = [
      "\(changes.added) new", "\(changes.changed) changed", "\(changes.unchanged) as they were",
      progress.withdrawn > 0 ? "\(progress.withdrawn) withdrawn" : nil,
    ]
    let told = "\(progress.series) series: \(parts.compactMap(\.self).joined(separator: ", "))."
    return progress.leftOut == 0
      ? told : "\(told) \(PageWords.count(progress.leftOut, "part")) made no sense."
  }

  private struct Sentence {
    let text: String
  }

  private static let step = PageTemplate(
    """
    <div class="spinner"><span>{{text}}</span></div>

    """)
}
