import Foundation
import Toolbox

/// A commit of a checkout, laid out in a folder of its own below the build folder for as long as
/// somebody works with it.
struct CommittedTree {
  let template: Repository
  /// Whatever git takes for a commit.
  let commit: String

  private static let prefix = "commit-"

  /// Lends the files of the commit as a repository of git, which has no commit itself.
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
    // Ends of lines as they are committed, whatever git does on this machine.
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

  /// Removes what runs left that were killed.
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
