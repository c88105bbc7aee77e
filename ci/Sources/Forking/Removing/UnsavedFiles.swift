import Toolbox

/// The files of a feature whose removal would lose work: files that differ both from the last
/// commit and from the tool's output.
struct UnsavedFiles {
  let repository: Repository

  /// - Parameter files: of the feature.
  func among(_ files: [String], receipt: Receipt?) throws(ToolFailure) -> [String] {
    let changed = files.filter { path in
      guard let digest = receipt?.files[path] else { return true }
      return digest != Digest.of(path, in: repository)
    }
    guard !changed.isEmpty else { return [] }
    let git = Git(in: repository.root)
    let committed = try committedObjects(among: changed, git)
    let objects = try git.run(["hash-object", "--no-filters", "--"] + changed)
      .split(separator: "\n")
    return zip(changed, objects).filter { committed[$0] != String($1) }.map(\.0)
  }

  private func committedObjects(
    among files: [String], _ git: Git
  ) throws(ToolFailure) -> [String: String] {
    // Without a commit, no file is saved.
    guard (try? git.head()) != nil else { return [:] }
    var objects: [String: String] = [:]
    for entry in try git.run(["ls-tree", "-z", "-r", "HEAD", "--"] + files).split(separator: "\0") {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      if parts.count == 2, words.count == 3 { objects[String(parts[1])] = String(words[2]) }
    }
    return objects
  }
}
