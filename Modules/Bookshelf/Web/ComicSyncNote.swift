import BookshelfDomain
import CoreDomain
import CoreWeb

/// The progress and the result of a catalogue update in words.
enum ComicSyncNote {
  /// The progress. Each line hides the previous line, because the style sheet hides a spinner if
  /// another element follows it.
  static func markup(of progress: CatalogueProgress) -> String {
    step.render(
      progress.series == 0
        ? "Updating the catalogue…" : "\(Figures.grouped(progress.series)) series so far…")
  }

  /// The result.
  static func sentence(_ progress: CatalogueProgress) -> String {
    let changes = progress.changes
    let parts = [
      "\(Figures.grouped(changes.added)) new", "\(Figures.grouped(changes.changed)) changed",
      "\(Figures.grouped(changes.unchanged)) unchanged",
      progress.withdrawn > 0 ? "\(Figures.grouped(progress.withdrawn)) withdrawn" : nil,
    ]
    let told =
      "\(Figures.grouped(progress.series)) series: "
      + "\(parts.compactMap(\.self).joined(separator: ", "))."
    return progress.leftOut == 0
      ? told : "\(told) Skipped \(Figures.count(progress.leftOut, "part"))."
  }

  private static let step = PageTemplate(
    """
    <div class="spinner"><span>{{.}}</span></div>

    """)
}
