extension BuildState {
  /// How many files are named one by one before the rest is counted.
  static let namedFiles = 10

  /// What the index does not show: a line for each target that was never built, and for each of the
  /// other files, the first of them by name.
  func gapsOfIndex(in tree: SourceTree) -> [EvidenceGap] {
    let missing = Set(tree.files.map(\.target)).subtracting(builtTargets(in: tree))
    let files =
      unbuilt.filter { !missing.contains($0.target) }.map { "“\($0.path)” is not in the build" }
      + changed.map { "“\($0.path)” changed after the build" }
      + deleted.map { "“\($0.path)” was deleted after the build" }
    let rest = files.count - Self.namedFiles
    let reasons =
      missing.sorted().map { "“\($0)” is not in the build" } + files.prefix(Self.namedFiles)
      + (rest > 0 ? ["\(rest) more files changed after the build"] : [])
    return reasons.map { EvidenceGap(lens: .named, reason: "\($0): run make build.") }
  }

  /// What the symbol graphs do not show: a line for each of some targets that is not as it was
  /// built. One that was never built has no module, which is said by who looks for it.
  func gapsOfInterfaces(of targets: [String], in tree: SourceTree) -> [EvidenceGap] {
    let stale = Set((changed + unbuilt).map(\.target) + deleted.map(\.target))
    return stale.intersection(targets).intersection(builtTargets(in: tree)).sorted().map {
      EvidenceGap(lens: .exposed, reason: "“\($0)” changed after the build: run make build.")
    }
  }

  private func builtTargets(in tree: SourceTree) -> Set<String> {
    Set(tree.files.filter { units[$0.path] != nil }.map(\.target))
  }
}
