public import BookshelfDomain
public import CoreDomain

/// Parses a catalogue with the new parser for a share of callers, and with the old parser for all
/// other callers.
public struct RolledOutCatalogueReader: CatalogueReading {
  private let old: any CatalogueReading
  private let new: any CatalogueReading
  private let rollout: ReaderRollout

  public init(old: any CatalogueReading, new: any CatalogueReading, rollout: ReaderRollout) {
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
