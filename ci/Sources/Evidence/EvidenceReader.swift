public import Toolbox

/// Reads a checkout through the four lenses, on all cores. For 80 targets and 1,700 files it takes
/// ten seconds of processor time.
///
/// The sources may be newer than the build: then *named* and *exposed* show the build, and a gap
/// names each file that has changed since the build. Not covered: values that flow from module to
/// module without a name, plug-ins, and binary targets.
public struct EvidenceReader: Sendable {
  private let repository: Repository
  private let watched: Set<WatchedWord>

  /// - Parameter watched: the words that the rules confine.
  public init(repository: Repository, watched: Set<WatchedWord> = []) {
    (self.repository, self.watched) = (repository, watched)
  }

  /// Reads the requested lenses, and always *declared*. Records a gap for everything that it cannot
  /// read.
  ///
  /// - Throws: ``ToolFailure`` if the manifest itself cannot be read.
  public func read(_ lenses: Set<Lens> = Set(Lens.allCases)) throws(ToolFailure) -> Evidence {
    let manifest = try Manifest(of: repository)
    var evidence = Evidence(manifest: manifest)
    guard !lenses.isSubset(of: [.declared]) else { return evidence }
    let tree = SourceTree(of: manifest, in: repository)
    let scanned = SourceScanner(repository: repository, watched: watched).scan(tree)
    evidence.sources = scanned.map(\.file)
    for target in manifest.targets where target.kind == .system {
      for header in repository.files(below: target.path, suffix: ".h") {
        evidence.headers[header] = try repository.text(header)
      }
    }
    let problems = scanned.compactMap(\.problem)
    evidence.gaps = tree.gaps + problems.map { EvidenceGap(lens: .imported, reason: $0) }
    let built = Lens.allCases.filter { [.named, .exposed].contains($0) && lenses.contains($0) }
    do throws(ToolFailure) {
      if !built.isEmpty { try addBuilt(built, tree: tree, scanned: scanned, to: &evidence) }
    } catch {
      evidence.gaps += built.map { EvidenceGap(lens: $0, reason: error.description) }
    }
    return evidence
  }

  /// Adds the lenses that need a build, or throws if there is none.
  private func addBuilt(
    _ lenses: [Lens], tree: SourceTree, scanned: [ScannedFile], to evidence: inout Evidence
  ) throws(ToolFailure) {
    let index = "\(Evidence.products)/index/store"
    guard repository.exists(index) else {
      throw ToolFailure("There is no build with an index in “\(Evidence.build)”: run make build.")
    }
    let store = try IndexStore(path: repository.path(index))
    let state = BuildState(store: store, tree: tree, scanned: scanned, repository: repository)
    if lenses.contains(.named) {
      let actors = evidence.sources.flatMap(\.declarations).filter { $0.kind == .actor }
      let named = IndexReader.read(
        state, in: store, tree: tree, targets: evidence.manifest.targets.map(\.name),
        actors: Set(actors.map(\.place)))
      evidence.uses = named.uses
      evidence.gaps += named.gaps
    }
    if lenses.contains(.exposed) {
      let libraries = evidence.manifest.libraries
      let read = InterfaceReader(repository: repository).read(libraries)
      evidence.interfaces = read.compactMap { try? $0.get() }
      for case .failure(let failure) in read {
        evidence.gaps.append(EvidenceGap(lens: .exposed, reason: failure.description))
      }
      evidence.gaps += state.staleTargets.intersection(libraries).sorted().map {
        EvidenceGap(lens: .exposed, reason: "“\($0)” changed after the build: run make build.")
      }
    }
  }
}
