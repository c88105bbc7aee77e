public import CoreDomain

extension FileSystem {
  /// Reads a whole file.
  public func bytes(of path: String) async throws(FileFailure) -> [UInt8] {
    try await source(path).bytes()
  }

  /// Writes a whole file and puts it in its place.
  public func write(_ bytes: [UInt8], to path: String) async throws(FileFailure) {
    let replacement = try await replacement(of: path)
    try await replacement.write(bytes)
    try await replacement.commit()
  }
}

extension ByteSource {
  /// Reads everything that is left.
  public func bytes() async throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await next() { bytes += piece }
    return bytes
  }
}
