import Evidence
public import Toolbox

/// What Jenkins picks up is there: asked after a run of `make ci`.
public struct ArtefactRule {
  private let repository: Repository

  public init(repository: Repository) {
    self.repository = repository
  }

  public func findings(
    in pipelines: [(path: String, pipeline: Pipeline)]
  ) -> [DocumentFinding] {
    pipelines.flatMap { path, pipeline in
      pipeline.artefacts.filter { !exists($0.path) }.map { artefact in
        DocumentFinding(
          Place(path: path, line: artefact.line), .artefact,
          "“\(artefact.path)” is not there after “make ci”.",
          instead: "pick up what the stages write, or write it.")
      }
    }
  }

  /// The pattern's folder is read anew: what a run leaves is tracked by nobody.
  private func exists(_ path: String) -> Bool {
    let folder = path.prefix { !"*{".contains($0) }
    guard folder.count < path.count else { return repository.exists(path) }
    let root = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    return FileIndex(files: repository.files(below: root)).holds(path)
  }
}
