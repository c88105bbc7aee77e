public import Foundation

/// The checkout that a tool works on.
public struct Repository: Sendable {
  /// The folder that holds `Package.swift`, without a slash at its end.
  public let root: String

  /// - Parameter root: whole, or named from the current folder.
  public init(root: String) {
    let path = URL(filePath: root).standardizedFileURL.path(percentEncoded: false)
    self.root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Finds the checkout that a folder belongs to: the nearest one above with a `Package.swift` and
  /// a `Makefile`.
  ///
  /// - Throws: ``ToolFailure`` when there is none.
  public init(around folder: String = FileManager.default.currentDirectoryPath) throws(ToolFailure)
  {
    var candidate = Substring(folder)
    while !candidate.isEmpty {
      let holds = { (file: String) in
        FileManager.default.fileExists(atPath: "\(candidate)/\(file)")
      }
      if holds("Package.swift"), holds("Makefile") {
        self.init(root: String(candidate))
        return
      }
      candidate = candidate[..<(candidate.lastIndex(of: "/") ?? candidate.startIndex)]
    }
    throw ToolFailure("“\(folder)” is in no checkout: no folder above holds Package.swift.")
  }

  /// The whole path of a file that is named from the root; a path that is whole stays as it is.
  public func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : "\(root)/\(relative)"
  }

  /// A path as it is named from the root, or the path itself when it is not below it.
  public func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  public func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }

  /// The text of a file.
  ///
  /// - Throws: ``ToolFailure`` when it is missing, or is not UTF-8.
  public func text(_ relative: String) throws(ToolFailure) -> String {
    guard let data = FileManager.default.contents(atPath: path(relative)) else {
      throw ToolFailure("\(relative) cannot be read.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ToolFailure("\(relative) is not UTF-8.")
    }
    return text
  }

  /// Writes a file as a whole, and makes its folder.
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

  /// Every file below a folder whose name ends in a suffix, named from the root, in order.
  ///
  /// - Parameter withHidden: whether files and folders whose names begin with a dot count, too.
  public func files(
    below folder: String, suffix: String = "", withHidden: Bool = false
  ) -> [String] {
    guard
      let walk = FileManager.default.enumerator(
        at: URL(filePath: path(folder)), includingPropertiesForKeys: [.isRegularFileKey],
        options: withHidden ? [] : [.skipsHiddenFiles])
    else { return [] }
    return walk.compactMap { element in
      guard let url = element as? URL,
        (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true,
        url.lastPathComponent.hasSuffix(suffix)
      else { return nil }
      return relative(url.path(percentEncoded: false))
    }.sorted()
  }
}
