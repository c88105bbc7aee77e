/// A part of all readers for whom something new is switched on.
///
/// Whether somebody is in it depends on the name of the rollout and on them alone, and never on the
/// moment or the machine: a stable hash puts everybody in one of ten thousand places. Raising the
/// share lets further readers in, and puts nobody out.
public struct ReaderRollout: Hashable, Sendable {
  /// What is rolled out. Two rollouts of one share reach different readers.
  public let name: String
  /// How many of ten thousand readers it is switched on for.
  public let share: Int

  /// - Parameter share: of ten thousand; below 0 is 0, and above ten thousand is all of them.
  public init(name: String, share: Int) {
    self.name = name
    self.share = min(max(share, 0), Self.whole)
  }

  /// Everybody.
  public static let whole = 10_000

  /// Whether it is switched on for somebody.
  ///
  /// - Parameter key: what the reader is told apart by: an identifier.
  public func includes(_ key: String) -> Bool {
    place(of: "\(name)\u{0}\(key)") < share
  }

  /// Which variant of several somebody sees. Each is seen by as many, also
  /// of those that a share includes.
  public func variant(of key: String, among count: Int) -> Int {
    precondition(count > 0, "there is no variant to choose")
    return place(of: "\(name)\u{0}variant\u{0}\(key)") * count / Self.whole
  }

  /// The place of a text: 0 up to ten thousand.
  private func place(of text: String) -> Int {
    // FNV-1a in 64 bits, by its authors: http://www.isthe.com/chongo/tech/comp/fnv/. Its lowest
    // bits mix badly for texts that differ at their end, so the bits are folded and mixed once more
    // by the finaliser of MurmurHash3, whose constants these are.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Int(hash % UInt64(Self.whole))
  }
}
