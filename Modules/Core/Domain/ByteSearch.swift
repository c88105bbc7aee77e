extension Span<UInt8> {
  /// Returns the index of the first matching byte, or `nil` if no byte matches.
  ///
  /// The search checks the byte at `start`, and then compares blocks of 64 bytes. So it is fast if
  /// the first byte matches, and it skips long runs without a match quickly.
  ///
  /// - Parameters:
  ///   - start: The index at which the search starts.
  ///   - match: Returns 0 for a byte that does not match, and any other number for a match. The
  ///     compiler compares many bytes at a time only if this closure has no branches: combine
  ///     ``Swift/UInt8/equals(_:)`` and ``Swift/UInt8/isBelow(_:)`` with `|` and `&`.
  @inlinable
  public func firstIndex(from start: Int = 0, where match: (UInt8) -> UInt8) -> Int? {
    if start < count, match(self[start]) != 0 { return start }
    var start = start
    while start < count {
      let block = extracting(start..<Swift.min(start + 64, count))
      var matches: UInt8 = 0
      for index in block.indices { matches |= match(block[index]) }
      if matches != 0 {
        for index in block.indices where match(block[index]) != 0 { return start + index }
      }
      start += 64
    }
    return nil
  }

  /// Whether any byte matches. The closure is the same as in ``firstIndex(from:where:)``.
  @inlinable
  public func contains(where match: (UInt8) -> UInt8) -> Bool {
    firstIndex(where: match) != nil
  }

  /// Returns how many of the bytes are equal to a byte, such as a line feed.
  @inlinable
  public func count(of byte: UInt8) -> Int {
    var count = 0
    for start in stride(from: 0, to: self.count, by: 128) {
      let block = extracting(start..<Swift.min(start + 128, self.count))
      var matches: UInt8 = 0
      for index in block.indices { matches &+= block[index].equals(byte) }
      count += Int(matches)
    }
    return count
  }

  /// Whether any of the bytes is equal to a byte.
  @inlinable
  public func contains(_ byte: UInt8) -> Bool {
    contains { $0.equals(byte) }
  }
}

extension UInt8 {
  /// Returns 1 if the bytes are equal, else 0. Uses arithmetic instead of `==`, because the
  /// compiler could turn `==` into a branch, and would then compare only one byte at a time.
  @inlinable @inline(__always)
  public func equals(_ other: UInt8) -> UInt8 {
    let difference = self ^ other
    return ((difference &- 1) & ~difference) >> 7
  }

  /// Returns 1 if the byte is less than a limit, else 0.
  @inlinable @inline(__always)
  public func isBelow(_ limit: UInt8) -> UInt8 { self < limit ? 1 : 0 }
}
