import Foundation

/// The checkout that a tool works on.
public struct Repository: Sendable {
  /// The folder that holds `Package.swift`, without a slash at its end.
  public let root: String

  /// Resolves symbolic links, as compilers do, if the folder exists.
  ///
  /// - Parameter root: An absolute path, or one relative to the current folder.
  public init(root: String) {
    self.root = URL(filePath: root).resolvingSymlinksInPath().path
  }

  /// Finds the nearest folder above the current one with a `Package.swift` and a `Makefile`.
  public init() throws(ToolFailure) {
    let folder = FileManager.default.currentDirectoryPath
    var candidate = Substring(folder)
    while !candidate.isEmpty {
      self.init(root: String(candidate))
      if exists("Package.swift"), exists("Makefile") { return }
      candidate = candidate[..<(candidate.lastIndex(of: "/") ?? candidate.startIndex)]
    }
    throw ToolFailure("“\(folder)” is not in a checkout: no parent folder has a Package.swift.")
  }

  /// Returns the absolute path of a file; absolute paths are returned unchanged.
  public func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : "\(root)/\(relative)"
  }

  /// Returns a path relative to the root, or the path itself if it is not below the root.
  public func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  public func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }

  /// - Throws: ``ToolFailure`` when the file is missing, or is not UTF-8.
  public func text(_ relative: String) throws(ToolFailure) -> String {
    guard let data = FileManager.default.contents(atPath: path(relative)) else {
      throw ToolFailure("\(relative) cannot be read.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ToolFailure("\(relative) is not UTF-8.")
    }
    return text
  }

  /// The text of the Makefile and of ci/study.mk, with continued lines joined. A fork has no
  /// ci/study.mk, which holds the commands for the teaching material.
  public func makefile() throws(ToolFailure) -> String {
    let study = (try? text("ci/study.mk")) ?? ""
    return (try text("Makefile") + study).replacing("\\\n", with: " ")
  }

  /// Writes a complete file, and makes its folder.
  public func write(_ text: String, to relative: String) throws(ToolFailure) {
    do {
      let file = URL(filePath: path(relative))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw ToolFailure("\(relative) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Returns the files below a folder with a suffix, in order, without hidden ones.
  public func files(below folder: String, suffix: String = "") -> [String] {
    let walk = FileManager.default.enumerator(
      at: URL(filePath: path(folder)), includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles])
    let files = walk?.compactMap { element -> String? in
      guard let url = element as? URL,
        (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true,
        url.lastPathComponent.hasSuffix(suffix)
      else { return nil }
      return relative(url.path(percentEncoded: false))
    }
    return files?.sorted() ?? []
  }
}
