import CoreDomain

// BEFORE: a rewrite. The first importer was slow, so it was rewritten and replaced for everybody at
// once. The tests check the number of episodes and their titles, and pass. One field is lost, which
// nobody notices until episodes that should close stay open.

/// The importer that replaced ``FirstImporter``. It reads line by line.
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
        // `closesAt` was forgotten. The code compiles, because the parameter has a default value.
        episodes.append(
          ShelfEpisode(
            id: parts[0], title: parts[1], index: Int(parts[2]),
            opensAt: Timestamp(iso8601: parts[3]), isFree: parts[5] == "free"))
      }
    }
    return episodes
  }
}

/// A rollout to a share of readers that draws a random number each time. A reader who is included
/// today may be excluded tomorrow, so bug reports cannot be reproduced.
public struct DrawnRollout<Lots: RandomNumberGenerator> {
  private let share: Int
  private var lots: Lots

  /// - Parameter share: The percentage of readers.
  public init(share: Int, lots: Lots) {
    self.share = share
    self.lots = lots
  }

  public mutating func includes(_ reader: String) -> Bool {
    Int.random(in: 0..<100, using: &lots) < share
  }
}
