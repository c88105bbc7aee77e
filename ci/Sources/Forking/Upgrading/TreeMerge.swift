import Toolbox

/// The merge of three trees by git: the original tree of the fork, its current tree, and the
/// template's new tree. No checkout is touched.
struct TreeMerge {
  /// The template's new tree as a commit on its old one, for a cherry-pick in the fork.
  let theirs: String
  /// The resulting tree. Files with conflicts contain git's conflict markers.
  let tree: String
  /// Git's report of conflicts, with readable names; empty if there are none.
  let conflicts: String

  /// - Parameters:
  ///   - base: the fork's original tree.
  ///   - theirs: the tree that a new fork would have.
  ///   - head: the fork's commit.
  ///   - message: the message for the commit of the new tree.
  ///   - name: the name of the new version in git's conflict messages.
  init(
    base: String, theirs: String, head: String, message: String, name: String, in git: Git
  ) throws(ToolFailure) {
    // Two commits with one parent let git find the base, which this version of git cannot be given
    // directly.
    let parent = try git.commit(tree: base, parents: [], message: "The template's old version")
    self.theirs = try git.commit(tree: theirs, parents: [parent], message: message)
    let ours = try git.commit(
      tree: "\(head)^{tree}", parents: [parent], message: "The fork")
    let result = try git.ask([
      "-c", "core.quotePath=false", "merge-tree", "--write-tree", "--name-only", ours, self.theirs,
    ])
    guard result.status == 0 || result.status == 1 else {
      throw ToolFailure("“git merge-tree”: \(result.errors.trimmed)")
    }
    // The output: the tree, the names of the files in conflict, a blank line, and git's messages.
    let blank = result.output.firstRange(of: "\n\n")
    tree = String(result.output.prefix { $0 != "\n" })
    guard result.status == 1 else {
      conflicts = ""
      return
    }
    conflicts = String(blank.map { result.output[$0.upperBound...] } ?? "")
      .replacing(ours, with: "HEAD").replacing(self.theirs, with: name)
      .split(separator: "\n").filter { !$0.hasPrefix("Auto-merging ") }.joined(separator: "\n")
  }
}
