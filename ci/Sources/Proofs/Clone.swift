import Foundation
public import Toolbox

/// The scratch clone in which violations are planted. It is always in the same folder, so that its
/// builds are incremental. A build folder cannot be copied, because it contains its own path.
///
/// A killed run does not change the checkout; ``refresh(withChanges:)`` repairs the clone.
public struct Clone: Sendable {
  public let origin: Repository
  public let repository: Repository

  public init(of origin: Repository) {
    (self.origin, repository) = (origin, Repository(root: origin.path(".build/prove/clone")))
  }

  /// Updates the clone from the checkout, with or without uncommitted changes, and removes planted
  /// violations.
  ///
  /// - Returns: git's identifier of the clone's tree.
  public func refresh(withChanges: Bool) throws(ToolFailure) -> String {
    let make = """
      if [ "$(git -C "$1" rev-parse --git-dir 2>&1)" != .git ]; then
        rm -rf "$1" "$1.part"
        git clone --quiet --no-checkout --no-tags . "$1.part"
        mv "$1.part" "$1"
      fi
      if [ -n "$2" ]; then
        export GIT_INDEX_FILE=$1/.git/changes.index
        git read-tree HEAD
        git add --all
        author=(-c user.name=seams-prove -c user.email=seams-prove@localhost)
        git "${author[@]}" commit-tree "$(git write-tree)" -p HEAD -m 'The checkout as it stands'
      else
        git rev-parse HEAD
      fi
      """
    let commit = try bash(make, [repository.root, withChanges ? "changed" : ""], in: origin)
    try putBack()
    // A killed run may have left git's lock. We hold our own lock, so git's is unused.
    try bash(
      """
      rm -f .git/index.lock
      git fetch --quiet --no-tags --update-shallow "$1" "$2"
      git checkout --quiet --force --detach "$2"
      """, [origin.root, commit])
    try clean()
    return try bash("git rev-parse 'HEAD^{tree}'")
  }

  /// Removes the planted violations. Files that git ignores stay: builds and reports.
  public func clean() throws(ToolFailure) {
    try putBack()
    // A link changes a file's ctime, and git would write the file again. Refreshing the index
    // compares contents; with `-q` files that differ are not an error.
    try bash("git update-index -q --refresh; git reset --quiet --hard; git clean --quiet -fd")
  }

  /// Edits the files of a violation, or only checks whether that is possible.
  ///
  /// git writes a new file instead of changing a patched one. A link to the original keeps its
  /// inode and its time, so that the next build compiles nothing after the file is restored.
  func plant(_ violation: Violation, onlyTrying: Bool = false) throws(ToolFailure) {
    try repository.write(violation.patch, to: ".git/violation.patch")
    let there = onlyTrying ? [] : violation.paths.filter(repository.exists)
    try bash(
      """
      mkdir -p .git/originals
      [ $# = 1 ] || cp --link --parents --no-clobber -- "${@:2}" .git/originals
      git apply --unidiff-zero --whitespace=nowarn $1 .git/violation.patch
      """, [onlyTrying ? "--check" : ""] + there)
  }

  private func putBack() throws(ToolFailure) {
    try bash(
      """
      [ -d .git/originals ] || exit 0
      cd .git/originals
      find . -type f -exec sh -c 'mkdir -p "../../${1%/*}"; mv -f "$1" "../../$1"' sh {} \\;
      rm -rf ../originals
      """)
  }

  @discardableResult
  private func bash(
    _ script: String, _ arguments: [String] = [], in place: Repository? = nil
  ) throws(ToolFailure) -> String {
    // Git sets these variables for hooks. They would refer to another repository.
    let foreign = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    let result = try Shell.run(
      foreign + ["bash", "-euc", script, "bash"] + arguments, in: (place ?? repository).root)
    guard result.succeeded else { throw ToolFailure(result.errors.trimmed) }
    return result.output.trimmed
  }
}
