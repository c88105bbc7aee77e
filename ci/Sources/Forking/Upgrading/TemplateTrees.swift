import Foundation
public import Toolbox

/// Makes the tree of a fork from the answers and the version in a lock.
///
/// The checkout of the template has the version in its history, and may show another one.
public typealias TreeSource =
  @Sendable (_ lock: TemplateLock, _ template: Repository) throws -> FileTree

/// The trees of two versions of the template, for the same answers.
///
/// The tree of an old version is made by that version's tools. The current tools could make a
/// different tree, and every difference would look like an edit. If both versions have the same
/// tools, the running ones are used.
struct TemplateTrees {
  let lock: TemplateLock
  let versions: TemplateVersions
  let template: Repository
  let workshop: Workshop
  let source: TreeSource

  /// The checkout of the old version. It is kept with its build.
  private static let folder = ".build/template-base"
  private static let made = "\(ForkFolder.path)/template-tree"

  /// Returns the fork's original tree.
  func base() throws -> FileTree {
    try hasOtherTools() ? madeByOldTools() : source(lock, template)
  }

  /// Returns the tree that a new fork would have.
  func theirs() throws -> FileTree {
    var lock = lock
    lock.template.version = versions.new
    return try source(lock, template)
  }

  /// Whether the code that makes trees differs between the versions.
  private func hasOtherTools() throws(ToolFailure) -> Bool {
    let git = Git(in: template.root)
    for path in ["ci/Sources", "ci/Package.swift"] {
      let old = try git.object("\(versions.old):\(path)")
      guard try old == git.object("\(versions.new):\(path)") else { return true }
    }
    return false
  }

  private func madeByOldTools() throws -> FileTree {
    let checkout = try oldCheckout()
    let made = Repository(root: workshop.repository.path(Self.made))
    try? FileManager.default.removeItem(atPath: made.root)
    defer { try? FileManager.default.removeItem(atPath: made.root) }
    let result = try workshop.runner.run(
      "old tree",
      [
        checkout.path("ci/tool"), "seams-fork", "tree", "--root", checkout.root, "--lock",
        workshop.repository.path(TemplateLock.path), "--out", made.root,
      ])
    guard result.succeeded else {
      throw ToolFailure(
        """
        The tools of version \(versions.old) cannot make the tree that this fork began as. \
        \(result.log) has all that they said.
        \(result.output.split(separator: "\n").suffix(5).joined(separator: "\n"))
        """)
    }
    return try FileTree(in: made)
  }

  /// Checks out the old version in its own clone. The template's checkout is not changed, because a
  /// person may work in it.
  private func oldCheckout() throws(ToolFailure) -> Repository {
    let checkout = Repository(root: workshop.repository.path(Self.folder))
    let git = Git(in: checkout.root)
    let isWhole =
      checkout.exists(".git")
      && (try? git.run(["config", "remote.origin.url"])) == template.root
    if !isWhole {
      try? FileManager.default.removeItem(atPath: checkout.root)
      _ = try workshop.git.run([
        "clone", "--quiet", "--shared", "--no-checkout", template.root, checkout.root,
      ])
    }
    // A killed run may have left git's lock. We hold our own lock, so git's is unused.
    try? FileManager.default.removeItem(atPath: checkout.path(".git/index.lock"))
    _ = try git.run(["checkout", "--quiet", "--force", "--detach", versions.old])
    _ = try git.run(["clean", "--quiet", "--force", "-d"])
    return checkout
  }
}
