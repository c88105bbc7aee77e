import Toolbox

/// The first commit of a new repository.
struct FirstCommit {
  let repository: Repository

  /// The author if git has none configured.
  static let nobody = (name: "Seams", email: "seams@localhost")

  /// Creates the empty repository.
  func begin() throws(ToolFailure) {
    _ = try git.run(["init", "--quiet"])
  }

  /// Commits all files that the new repository does not ignore, except the mark of an unfinished
  /// folder.
  ///
  /// - Returns: Whether git has an author configured.
  func commit(_ message: String) throws(ToolFailure) -> Bool {
    // Files that only this machine's configuration ignores are included.
    _ = try git.run([
      "-c", "core.excludesFile=/dev/null", "-c", "core.safecrlf=false", "add", "--all", "--", ".",
      ":(exclude,top)\(Destination.sign)",
    ])
    let isKnown =
      (try? git.run(["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"])) != nil
    let identity =
      isKnown
      ? [] : ["-c", "user.name=\(Self.nobody.name)", "-c", "user.email=\(Self.nobody.email)"]
    // Hooks and signatures may ask a question that nobody answers here.
    let quiet = ["-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"]
    _ = try git.run(identity + quiet + ["commit", "--quiet", "--message", message])
    return isKnown
  }

  private var git: Git { Git(in: repository.root) }
}
