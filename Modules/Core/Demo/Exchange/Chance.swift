/// A generator of pseudorandom numbers for invented data. The same seed always gives the same
/// numbers. The algorithm is SplitMix64:
/// https://prng.di.unimi.it/splitmix64.c
package struct Chance {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, from 0 up to but not including 1.
  package mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / 9_007_199_254_740_992
  }
}
