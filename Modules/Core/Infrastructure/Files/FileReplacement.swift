import Glibc

/// One file put in the place of another in a single step.
///
/// The bytes go to a temporary file in the same folder (a rename cannot leave its file system),
/// then to the disk, and then the temporary file takes the name.
struct FileReplacement: Sendable {
  let path: String
  let temporaryName: String

  func write(_ bytes: [UInt8]) throws(SystemCallFailure) {
    let mode = try Self.mode(of: path)
    let target = try Self.target(of: path)
    let folder = Self.folder(of: target)
    let temporary = folder + temporaryName
    let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    do throws(SystemCallFailure) {
      if let mode { try file.setMode(mode) }
      try file.write(bytes)
      try file.synchronize()
      // "If newpath already exists, it will be atomically replaced".
      // https://man7.org/linux/man-pages/man2/rename.2.html
      guard unsafe rename(temporary, target) == 0 else { throw .last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    // The new name is on the disk when the folder is. Where a folder may not be read this cannot be
    // waited for; the file has been replaced all the same.
    try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// The mode of the file that is there, which the new one keeps; nothing when there is none.
  private static func mode(of path: String) throws(SystemCallFailure) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o7777
    case S_IFDIR: throw .folder
    // A rename would put a file in the place of a device or a pipe, for everybody.
    default: throw .noFile
    }
  }

  /// The path itself, or where it leads when it is a symbolic link: a link goes on leading there.
  private static func target(of path: String) throws(SystemCallFailure) -> String {
    var path = path
    for _ in 0..<linkLimit {
      guard let next = destination(ofLink: path) else { return path }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    throw SystemCallFailure(code: ELOOP)
  }

  /// What a symbolic link says; nothing when the path is none.
  private static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder in which a path stands, with its slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "./" }
    return String(path[...slash])
  }

  /// How many links are followed: as many as Linux follows.
  private static let linkLimit = 40
}
