import Toolbox

/// An operation that git has not finished, such as a merge. Only git's own command can end it, and
/// no other operation may run meanwhile.
struct OngoingWork {
  /// `merge`, `cherry-pick`.
  let command: String

  /// - Returns: `nil` if git has no unfinished operation.
  init?(in git: Git) throws(ToolFailure) {
    let files = [
      ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
      ("rebase-merge", "rebase"), ("rebase-apply", "rebase"), ("BISECT_START", "bisect"),
    ]
    for (file, command) in files where try git.hasFile(file) {
      self.command = command
      return
    }
    return nil
  }

  /// The command that ends it.
  var ending: String {
    command == "bisect"
      ? "End it with “git bisect reset”"
      : "End it with “git \(command) --continue” or “git \(command) --abort”"
  }
}
