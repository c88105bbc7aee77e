import CoreDomain

// AFTER: the new importer stands beside the old one. Both are given every document that there is,
// and every field is compared; then the new one is switched on for a share of readers, always the
// same ones, and the share is raised. When it is all of them, the old importer and the test of
// equality go in one commit.

/// Reads documents of a catalogue: an episode per line, its fields between bars, those that are
/// absent empty.
public protocol EpisodeImporting: Sendable {
  func episodes(in document: String) -> [ShelfEpisode]
}

/// The old importer, which is slow and right: it takes the whole document apart at once.
public struct FirstImporter: EpisodeImporting {
  public init() {}

  public func episodes(in document: String) -> [ShelfEpisode] {
    document.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return ShelfEpisode(fields: parts)
    }
  }
}

/// The new importer, which keeps one line at a time.
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
  /// - Returns: nothing when there are not as many fields as an episode has.
  fileprivate init?(fields: [String]) {
    guard fields.count == 6 else { return nil }
    self.init(
      id: fields[0], title: fields[1], index: Int(fields[2]),
      opensAt: Timestamp(iso8601: fields[3]), closesAt: Timestamp(iso8601: fields[4]),
      isFree: fields[5] == "free")
  }
}

/// Rolls something out to a share of readers by a hash of who they are: the same answer each time,
/// and who is let in by a share stays in when it is raised.
public struct HashedRollout: Sendable {
  private let share: UInt64

  /// - Parameter share: of a hundred readers.
  public init(share: UInt64) {
    self.share = share
  }

  public func includes(_ reader: String) -> Bool {
    // FNV-1a, in which the same text is the same number on every machine and in every year.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in reader.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return (hash >> 32) % 100 < share
  }
}

/// The importer of a reader: the new one for the share, the old one for everybody else.
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
