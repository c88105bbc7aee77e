import Foundation
public import Toolbox

/// The git repository of a checkout.
public struct Git: Sendable {
  public let folder: String

  public init(in folder: String) {
    self.folder = folder
  }

  /// Returns the existing files below some folders that are tracked, or new and not ignored.
  public func files(below folders: [String]) throws(ToolFailure) -> [String] {
    guard !folders.isEmpty else { return [] }
    let listed = try run(
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + folders)
    let paths = Set(listed.split(separator: "\0").map(String.init))
    return paths.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }.sorted()
  }

  /// Returns the paths that differ from the last commit, including each untracked file.
  public func changes() throws(ToolFailure) -> [String] {
    let status = try run(["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"])
    return status.split(separator: "\0").map { String($0.dropFirst(3)) }.sorted()
  }

  /// Whether a file is unchanged since the last commit.
  public func isCommitted(_ path: String) -> Bool {
    guard let committed = try? run(["rev-parse", "--verify", "--quiet", "HEAD:\(path)"]) else {
      return false
    }
    return (try? run(["hash-object", "--", path])) == committed
  }

  public func head() throws(ToolFailure) -> String { try run(["rev-parse", "HEAD"]) }

  /// - Throws: ``ToolFailure`` with git's message.
  func run(_ arguments: [String]) throws(ToolFailure) -> String {
    // Git sets these variables for hooks. They would refer to another repository.
    let strangers = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    let result = try Shell.run(strangers + ["git"] + arguments, in: folder)
    guard result.succeeded else {
      let reason = result.errors.split(separator: "\n").joined(separator: " ")
      throw ToolFailure(
        reason.contains("not a git repository")
          ? "\(folder) is not a git checkout. A feature must be made in one, so that git shows the changes."
          : "“git \(arguments[0])”: \(reason)")
    }
    return String(result.output.drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
  }
}
