public import CoreDomain

extension FileSystem {
  public func bytes(of path: String) async throws(FileFailure) -> [UInt8] {
    try await source(path).bytes()
  }

  /// Writes all bytes of a file, which replaces any existing file.
  public func write(_ bytes: [UInt8], to path: String) async throws(FileFailure) {
    let replacement = try await replacement(of: path)
    try await replacement.write(bytes)
    try await replacement.commit()
  }
}

extension [UInt8] {
  /// Returns the bytes in chunks of `size` bytes. The last chunk may be shorter.
  public func pieces(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0...].prefix(size)) }
  }
}

extension ByteSource {
  /// Returns all bytes that were not read yet.
  public func bytes() async throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await next() { bytes += piece }
    return bytes
  }
}
