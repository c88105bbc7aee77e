private import Glibc

/// A file that is gone with this value.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8]) throws(WrongResult) {
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

  deinit {
    unsafe unlink(path)
  }
}
