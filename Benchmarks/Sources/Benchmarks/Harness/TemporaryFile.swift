private import Glibc

/// A file that is deleted with this value.
final class TemporaryFile: Sendable {
  let path: String
  private let folder: TemporaryFolder

  init(_ bytes: [UInt8]) throws {
    folder = try TemporaryFolder()
    path = folder.file("file")
    guard let file = unsafe fopen(path, "w") else { throw WrongResult("\(path) cannot be made") }
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    guard unsafe fclose(file) == 0, count == bytes.count else {
      throw WrongResult("\(path) cannot be written")
    }
  }

  /// Returns all bytes of a file.
  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else { throw WrongResult("\(path) cannot be read") }
    defer { unsafe fclose(file) }
    unsafe fseek(file, 0, SEEK_END)
    let size = unsafe max(ftell(file), 0)
    unsafe rewind(file)
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe fread(buffer.baseAddress, 1, size, file)
    }
  }
}
