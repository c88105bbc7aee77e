private import Glibc

/// A folder that is deleted with this value, including its files.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws(WrongResult) {
    var template = Array("/tmp/seams-benchmarks.XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw WrongResult("no folder can be made in /tmp")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  deinit {
    if let folder = unsafe opendir(path) {
      while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) {
            unsafe String(cString: $0)
          }
        }
        if name != ".", name != ".." { unsafe unlink(file(name)) }
      }
      unsafe closedir(folder)
    }
    unsafe rmdir(path)
  }
}
