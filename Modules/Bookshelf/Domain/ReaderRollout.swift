import CoreDomain

/// A share of readers for whom a new feature is enabled.
///
/// The result depends only on the rollout's name and the reader, not on the time or the machine: a
/// stable hash assigns each reader to one of ten thousand buckets. Increasing the share adds
/// readers and removes none.
public struct ReaderRollout: Hashable, Sendable {
  /// The name of the rollout. Each name selects readers independently: two rollouts with the same
  /// share usually include different readers.
  public let name: String
  /// The number of readers, out of ten thousand, for whom the feature is enabled.
  public let share: Int

  /// - Parameter share: The share in ten-thousandths, clamped to 0 through ``whole``.
  public init(name: String, share: Int) {
    self.name = name
    self.share = min(max(share, 0), Self.whole)
  }

  /// The share that includes every reader.
  public static let whole = 10_000

  /// Returns whether the feature is enabled for a reader.
  ///
  /// - Parameter key: A stable identifier of the reader.
  public func includes(_ key: String) -> Bool {
    // The lowest bits of the checksum mix poorly for texts that differ only at the end, so the
    // finalizer of MurmurHash3 follows, with its constants.
    var hash = Checksum(of: "\(name)\u{0}\(key)".utf8).value
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Int(hash % UInt64(Self.whole)) < share
  }
}
