public import Foundation
import Toolbox

/// The files of a checkout as a value, without git.
public struct FileTree: Hashable, Sendable {
  public struct File: Hashable, Sendable {
    public var content: Data
    /// Its permissions, as a mode of chmod: 0o644, or 0o755 for a program.
    public var mode: Int

    public init(_ content: Data, mode: Int = 0o644) {
      self.content = content
      self.mode = mode
    }

    /// The text, or `nil` if the content is not UTF-8.
    public var text: String? { String(data: content, encoding: .utf8) }
  }

  private var files: [String: File] = [:]

  public init() {}

  /// The paths from the root, in order.
  public var paths: [String] { files.keys.sorted() }

  public subscript(path: String) -> File? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// Writes a text, and keeps the permissions of an existing file.
  public mutating func write(_ text: String, to path: String) {
    files[path] = File(Data(text.utf8), mode: files[path]?.mode ?? 0o644)
  }

  /// The paths that a row of a table names: a file, or all files of a folder with a trailing slash.
  package func paths(at place: String) -> [String] {
    guard place.hasSuffix("/") else { return files[place] == nil ? [] : [place] }
    return paths.filter { $0.hasPrefix(place) }
  }

  mutating func remove(where isGone: (String) -> Bool) {
    files = files.filter { !isGone($0.key) }
  }

  /// The features whose folders are in the tree: the folders of `Modules` with a Domain, except
  /// Core.
  public var features: [String] {
    let modules = files.keys.compactMap { path -> String? in
      let parts = path.split(separator: "/")
      guard parts.count > 3, parts[0] == "Modules", parts[2] == "Domain" else { return nil }
      return String(parts[1])
    }
    return Set(modules).subtracting(["Core"]).sorted()
  }
}

extension FileTree {
  /// Reads all files below the root of a checkout, except git's own.
  ///
  /// - Parameter paths: the files to read, relative to the root; `nil` for all files.
  init(in repository: Repository, only paths: [String]? = nil) throws(ToolFailure) {
    for path in paths ?? repository.everyFile {
      let whole = repository.path(path)
      guard let content = FileManager.default.contents(atPath: whole) else {
        throw ToolFailure("\(path) cannot be read.")
      }
      let isProgram = FileManager.default.isExecutableFile(atPath: whole)
      files[path] = File(content, mode: isProgram ? 0o755 : 0o644)
    }
  }

  /// Replaces the files below the root of a checkout with this tree.
  ///
  /// - Parameters:
  ///   - before: The current tree.
  ///   - interruption: Checked before each file.
  func write(
    to repository: Repository, over before: FileTree = FileTree(),
    until interruption: Interruption = Interruption()
  ) throws {
    do {
      for path in before.paths where files[path] == nil {
        try FileManager.default.removeItem(atPath: repository.path(path))
      }
      for path in paths {
        guard let file = files[path], before[path] != file else { continue }
        try interruption.check()
        let url = URL(filePath: repository.path(path))
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.content.write(to: url)
        try FileManager.default.setAttributes(
          [.posixPermissions: NSNumber(value: file.mode)], ofItemAtPath: repository.path(path))
      }
    } catch let interrupted as Interrupted {
      throw interrupted
    } catch {
      throw ToolFailure("\(repository.root) cannot be written: \(error.localizedDescription)")
    }
  }
}

extension Repository {
  /// Every file below the root, including hidden files, except git's own.
  fileprivate var everyFile: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { name in
      name != ".git" && !name.hasPrefix(".git/") && !isFolder(name)
    }
  }
}
