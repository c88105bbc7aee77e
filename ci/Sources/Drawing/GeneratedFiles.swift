public import Toolbox

/// Files that a tool writes and that are committed, as they ought to be.
public struct GeneratedFiles: Hashable, Sendable {
  /// In the order in which they are told of.
  public let files: [File]

  public struct File: Hashable, Sendable {
    /// Named from the root of the checkout.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public init(_ files: [File]) {
    self.files = files
  }

  /// The files that are missing, or are not as they ought to be.
  ///
  /// - Throws: ``ToolFailure`` when one is there and cannot be read.
  public func outdated(in repository: Repository) throws(ToolFailure) -> [String] {
    var paths: [String] = []
    for file in files {
      if repository.exists(file.path), try repository.text(file.path) == file.text { continue }
      paths.append(file.path)
    }
    return paths
  }

  /// Writes what is out of date, and leaves the rest untouched.
  ///
  /// - Returns: the files that were written.
  public func write(in repository: Repository) throws(ToolFailure) -> [String] {
    let paths = try outdated(in: repository)
    for file in files where paths.contains(file.path) {
      try repository.write(file.text, to: file.path)
    }
    return paths
  }
}
