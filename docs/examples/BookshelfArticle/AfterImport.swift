import CoreDomain

// AFTER: the new importer is added beside the old one. Tests compare both on every available
// document and field by field. Then a rollout enables the new one for a share of readers, always
// the same ones, and the share is raised. When it reaches all of them, one commit removes the old
// importer and the comparison.

/// Reads catalogue documents: an episode per line, with its fields separated by bars; a missing
/// field is empty.
public protocol EpisodeImporting: Sendable {
  func episodes(in document: String) -> [ShelfEpisode]
}

/// The old importer, slow and correct: it splits the whole document at once.
public struct FirstImporter: EpisodeImporting {
  public init() {}

  public func episodes(in document: String) -> [ShelfEpisode] {
    document.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return ShelfEpisode(fields: parts)
    }
  }
}

/// The new importer, which keeps one line in memory at a time.
public struct LineImporter: EpisodeImporting {
  public init() {}

  public func episodes(in document: String) -> [ShelfEpisode] {
    var episodes: [ShelfEpisode] = []
    var fields = [""]
    for character in document + "\n" {
      switch character {
      case "|": fields.append("")
      case "\n":
        if let episode = ShelfEpisode(fields: fields) { episodes.append(episode) }
        fields = [""]
      default: fields[fields.count - 1].append(character)
      }
    }
    return episodes
  }
}

extension ShelfEpisode {
  /// - Returns: `nil` if the number of fields is wrong.
  fileprivate init?(fields: [String]) {
    guard fields.count == 6 else { return nil }
    self.init(
      id: fields[0], title: fields[1], index: Int(fields[2]),
      opensAt: Timestamp(iso8601: fields[3]), closesAt: Timestamp(iso8601: fields[4]),
      isFree: fields[5] == "free")
  }
}

/// A rollout to a share of readers by a hash of their identifier. The answer is always the same,
/// and a reader who is included stays included when the share is raised.
public struct HashedRollout: Sendable {
  private let share: UInt64

  /// - Parameter share: The percentage of readers.
  public init(share: UInt64) {
    self.share = share
  }

  public func includes(_ reader: String) -> Bool {
    // FNV-1a: the same text has the same hash on every machine, always.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in reader.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return (hash >> 32) % 100 < share
  }
}

/// The importer for a reader: the new one for the share, the old one for all others.
public struct RolledOutImporter: Sendable {
  private let old: any EpisodeImporting
  private let new: any EpisodeImporting
  private let rollout: HashedRollout

  public init(old: any EpisodeImporting, new: any EpisodeImporting, rollout: HashedRollout) {
    self.old = old
    self.new = new
    self.rollout = rollout
  }

  public func episodes(in document: String, for reader: String) -> [ShelfEpisode] {
    (rollout.includes(reader) ? new : old).episodes(in: document)
  }
}
