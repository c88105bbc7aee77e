import Foundation
import Toolbox

/// Creates trees and commits without a checkout.
extension Git {
  /// Runs a git command whose exit status is an answer.
  func ask(
    _ arguments: [String], environment: [String: String] = [:], merged: Bool = false
  ) throws(ToolFailure) -> ShellResult {
    // Git sets these variables for hooks. They would refer to another repository.
    let strangers = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    let settings = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return try Shell.run(strangers + settings + ["git"] + arguments, in: folder, merged: merged)
  }

  /// Paths that git lists with `-z`.
  func paths(_ arguments: [String]) throws(ToolFailure) -> [String] {
    try run(arguments).split(separator: "\0").map(String.init)
  }

  /// Returns the hash of a commit, a tree or a file, or `nil` if the name is unknown.
  func object(_ name: String) throws(ToolFailure) -> String? {
    let result = try ask(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    return result.succeeded ? result.output.trimmed : nil
  }

  /// Returns the name of the branch, or `nil` if the head is detached.
  func branch() throws(ToolFailure) -> String? {
    let result = try ask(["symbolic-ref", "--quiet", "HEAD"])
    return result.succeeded ? result.output.trimmed : nil
  }

  /// The absolute path of a git file such as `MERGE_HEAD`, in a linked worktree too.
  func file(_ name: String) throws(ToolFailure) -> String {
    try run(["rev-parse", "--path-format=absolute", "--git-path", name])
  }

  func hasFile(_ name: String) throws(ToolFailure) -> Bool {
    FileManager.default.fileExists(atPath: try file(name))
  }

  /// Writes a tree object of the files of a folder, as `git add` would in a new repository: it
  /// follows `.gitattributes` for line ends, but not `.gitignore`.
  ///
  /// - Parameter index: a temporary file for git, which is removed at the end.
  func tree(of folder: String, index: String) throws(ToolFailure) -> String {
    // Only one upgrade runs here, so an existing lock of this index was left by a killed git.
    for path in [index, index + ".lock"] { try? FileManager.default.removeItem(atPath: path) }
    defer { try? FileManager.default.removeItem(atPath: index) }
    let place = [
      "--git-dir", try run(["rev-parse", "--absolute-git-dir"]), "--work-tree", folder,
      "-C", folder,
    ]
    for command in [["add", "--force", "--all", "."], ["write-tree"]] {
      let settings = ["-c", "core.fileMode=true", "-c", "core.autocrlf=false"]
      let result = try ask(
        place + settings + command, environment: ["GIT_INDEX_FILE": index])
      guard result.succeeded else {
        throw ToolFailure("“git \(command[0])” of \(folder): \(result.errors.trimmed)")
      }
      if command[0] == "write-tree" { return result.output.trimmed }
    }
    throw ToolFailure("git wrote no tree of \(folder).")
  }

  /// Writes a commit object. No branch moves.
  func commit(
    tree: String, parents: [String], message: String
  ) throws(ToolFailure) -> String {
    try run(["commit-tree", tree] + parents.flatMap { ["-p", $0] } + ["-m", message])
  }
}
