import Foundation
import Toolbox

/// A commit, checked out in its own folder below the build folder while it is used.
struct CommittedTree {
  let template: Repository
  /// A commit, branch or tag that git knows.
  let commit: String

  private static let prefix = "commit-"

  /// Provides the files of the commit as a git repository without commits.
  func lent<Result>(_ body: (Repository) throws -> Result) throws -> Result {
    removeLeftovers()
    let name = "\(Self.prefix)\(getpid())-\(UUID().uuidString.prefix(8))"
    let folder = template.path("\(ForkFolder.path)/\(name)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = Repository(root: "\(folder)/files")
    do {
      try FileManager.default.createDirectory(
        atPath: files.root, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("\(folder) cannot be made: \(error.localizedDescription)")
    }
    let archive = "\(folder)/files.tar"
    // Keeps the committed line endings, independent of git's configuration on this machine.
    _ = try Git(in: template.root).run([
      "-c", "core.autocrlf=false", "-c", "core.eol=lf", "archive", "--format=tar",
      "--output=\(archive)", commit,
    ])
    let unpacked = try Shell.run(["tar", "-xf", archive, "-C", files.root])
    guard unpacked.succeeded else {
      throw ToolFailure("\(archive) cannot be unpacked: \(unpacked.errors.trimmed)")
    }
    let git = Git(in: files.root)
    _ = try git.run(["init", "--quiet", "--template="])
    _ = try git.run(["config", "core.excludesFile", "/dev/null"])
    return try body(files)
  }

  /// Removes the remains of killed runs.
  private func removeLeftovers() {
    let folder = template.path(ForkFolder.path)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(Self.prefix) {
      let owner = name.dropFirst(Self.prefix.count).prefix { $0 != "-" }
      if let owner = pid_t(owner), kill(owner, 0) == 0 { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
