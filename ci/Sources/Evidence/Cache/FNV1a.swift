/// The hash of Fowler, Noll and Vo in 64 bits: quick, and enough to tell a whole file from a damaged
/// one and a text from its edit. It withstands no one who looks for two texts of one hash.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
enum FNV1a {
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
