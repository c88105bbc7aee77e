private import Glibc

/// A file that is deleted with this value.
final class TemporaryFile: Sendable {
  let path: String

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/seams-benchmarks.XXXXXX".utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw WrongResult("no file can be made in /tmp") }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      guard written > 0 else { throw WrongResult("\(path) cannot be written") }
      rest = rest.dropFirst(written)
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

  deinit {
    unsafe unlink(path)
  }
}
