import CoreDomain

// BEFORE: a rewrite. The first importer was slow, so it was written anew and put in its
// place for everybody at once. Its tests look at how many episodes there are and what they are
// called, and are green. One field is lost; nobody sees it before the episodes that ought to close
// do not.

/// The importer that was put in place of ``FirstImporter``. It reads line by line.
public struct SwappedImporter: EpisodeImporting {
  public init() {}

  public func episodes(in document: String) -> [ShelfEpisode] {
    var episodes: [ShelfEpisode] = []
    var line = ""
    for character in document + "\n" {
      if character != "\n" {
        line.append(character)
      } else {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        line = ""
        guard parts.count == 6 else { continue }
        // `closesAt` was forgotten. Everything compiles, since a field that may be absent may be
        // left out.
        episodes.append(
          ShelfEpisode(
            id: parts[0], title: parts[1], index: Int(parts[2]),
            opensAt: Timestamp(iso8601: parts[3]), isFree: parts[5] == "free"))
      }
    }
    return episodes
  }
}

/// Rolls something out to a share of readers by drawing lots, whenever it is asked. Who is let in
/// today is put out tomorrow, and what they report cannot be looked at again.
public struct DrawnRollout<Lots: RandomNumberGenerator> {
  private let share: Int
  private var lots: Lots

  /// - Parameter share: of a hundred readers.
  public init(share: Int, lots: Lots) {
    self.share = share
    self.lots = lots
  }

  public mutating func includes(_ reader: String) -> Bool {
    Int.random(in: 0..<100, using: &lots) < share
  }
}
