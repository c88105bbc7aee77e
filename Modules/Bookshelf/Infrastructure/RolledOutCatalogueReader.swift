public import BookshelfDomain
public import CoreDomain

/// Reads a catalogue by the new reader for a part of all, and by the old one for everybody else.
///
/// Who is in the part, and how the old one is retired: docs/decisions/0042-two-catalogue-readers.md.
public struct RolledOutCatalogueReader: CatalogueReading {
  private let old: any CatalogueReading
  private let new: any CatalogueReading
  private let rollout: ReaderRollout

  public init(
    old: any CatalogueReading, new: any CatalogueReading, rollout: ReaderRollout
  ) {
    self.old = old
    self.new = new
    self.rollout = rollout
  }

  public func read(
    _ source: any ByteSource, for key: String,
    telling visitor: (ComicSeries) async throws(ComicFailure) -> Void
  ) async throws(ComicFailure) -> CatalogueReadingReport {
    let reader = rollout.includes(key) ? new : old
    return try await reader.read(source, for: key, telling: visitor)
  }
}
