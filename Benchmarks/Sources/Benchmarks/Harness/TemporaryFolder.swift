private import Glibc

/// A folder that is deleted with this value, including its files.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/seams-benchmarks.XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw WrongResult("no folder can be made in /tmp")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Returns the texts of files, and deletes them.
  func takeFiles(startingWith prefix: String) throws -> [String] {
    var texts: [String] = []
    for name in names where name.hasPrefix(prefix) {
      texts.append(String(decoding: try TemporaryFile.bytes(of: file(name)), as: UTF8.self))
      unsafe unlink(file(name))
    }
    return texts
  }

  deinit {
    for name in names { unsafe unlink(file(name)) }
    unsafe rmdir(path)
  }

  /// The names of all files.
  private var names: [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
