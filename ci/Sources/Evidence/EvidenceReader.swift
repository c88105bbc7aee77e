import Foundation
public import Toolbox

/// Looks at a checkout through the four lenses.
///
/// What is done, in this order; the seconds of processor time are those of a checkout of 30 targets
/// and 440 files, the first time and when nothing changed:
///
/// 1. *declared*: the package manager dumps the manifest (0.2 s; less than 0.01 s).
/// 2. *imported*: every Swift file of every target is parsed, those of tests too, in folders that the
///    manifest does not exclude (1.9 s; 0.03 s). All cores share the work.
/// 3. *named*: the index is read in two passes, definitions first, then what refers to those of
///    another module (0.1 s, each time).
/// 4. *exposed*: the toolchain extracts the symbol graph of each library (1.1 s; 0.03 s), on all
///    cores; the very first time it compiles the modules of C anew, which takes a second more.
///
/// What was found is kept in `.build/evidence/<program>`, each answer with a stamp of what it was
/// made from: the bytes of the manifest; size, time and inode of a file. A program that is built
/// anew trusts none of it. The folder may be deleted at any time.
///
/// Three things follow from where the lenses look. The sources may be newer than the build: then
/// *named* and *exposed* show the build, and a gap names each file that is not as it was built,
/// unless it has the content again that was built. Only *imported* sees inactive branches of `#if`.
/// And only the index knows what a name means, so a class is told from an actor, which it takes for
/// one, by the place of its declaration in the sources.
///
/// Left out: values that flow from module to module without a name, plug-ins, and binary targets.
public struct EvidenceReader: Sendable {
  public let repository: Repository
  /// The build folder that the index and the modules are read from.
  public let build: String
  /// The words that the rules confine.
  public let watched: Set<WatchedWord>

  /// - Parameter build: named from the root of the checkout.
  public init(
    repository: Repository, build: String = ".build/checked", watched: Set<WatchedWord> = []
  ) {
    self.repository = repository
    self.build = build
    self.watched = watched
  }

  /// Reads all that there is. What cannot be seen is a gap, and no error.
  ///
  /// - Parameter lenses: the ones that are wanted; *declared* is always read.
  /// - Throws: ``ToolFailure`` when the manifest itself cannot be read.
  public func read(_ lenses: Set<Lens> = Set(Lens.allCases)) throws(ToolFailure) -> Evidence {
    let folder = CacheFolder(repository: repository)
    let manifest = try ManifestReader(repository: repository, folder: folder).read()
    var evidence = Evidence(manifest: manifest, sources: [], uses: nil, interfaces: nil, gaps: [])
    guard !lenses.isSubset(of: [.declared]) else { return evidence }
    let tree = SourceTree(of: manifest, in: repository)
    let scanner = SourceScanner(repository: repository, watched: watched, folder: folder)
    let scanned = scanner.scan(tree)
    evidence.sources = scanned.map(\.file)
    for target in manifest.targets where target.kind == .system {
      for header in repository.files(below: target.path, suffix: ".h") {
        evidence.headers[header] = try repository.text(header)
      }
    }
    evidence.gaps = tree.gaps
    evidence.gaps += scanned.compactMap(\.problem).map { EvidenceGap(lens: .imported, reason: $0) }
    let built = lenses.intersection([.named, .exposed])
    guard !built.isEmpty else { return evidence }
    do throws(ToolFailure) {
      try addBuilt(built, tree: tree, scanned: scanned, folder: folder, to: &evidence)
    } catch {
      let missing = Lens.allCases.filter(built.contains)
      evidence.gaps += missing.map { EvidenceGap(lens: $0, reason: error.description) }
    }
    return evidence
  }

  /// Adds the lenses that need a build.
  ///
  /// - Throws: ``ToolFailure`` when there is none.
  private func addBuilt(
    _ lenses: Set<Lens>, tree: SourceTree, scanned: [ScannedFile], folder: CacheFolder,
    to evidence: inout Evidence
  ) throws(ToolFailure) {
    let products = repository.path("\(build)/debug")
    guard repository.exists("\(build)/debug/index/store") else {
      throw ToolFailure("There is no build with an index in “\(build)”: run make build.")
    }
    let store = try IndexStore(path: "\(products)/index/store")
    let digests = Dictionary(uniqueKeysWithValues: scanned.map { ($0.file.path, $0.digest) })
    let state = BuildState(
      store: store, tree: tree, digests: digests.compactMapValues { $0 }, repository: repository,
      products: products, folder: folder)
    let targets = evidence.manifest.targets
    if lenses.contains(.named) {
      let actors = evidence.sources.flatMap(\.declarations).filter { $0.kind == .actor }
      let named = IndexReader().read(
        state, in: store, tree: tree, targets: targets.map(\.name), actors: Set(actors.map(\.place))
      )
      evidence.uses = named.uses
      evidence.gaps += named.gaps
    }
    if lenses.contains(.exposed) {
      let reader = InterfaceReader(
        repository: repository.withoutLinks, build: repository.path(build), products: products,
        folder: folder)
      let libraries = targets.filter { $0.kind == .library }.map(\.name).sorted()
      let exposed = reader.read(libraries)
      evidence.interfaces = exposed.interfaces
      evidence.gaps += exposed.gaps + state.gapsOfInterfaces(of: libraries, in: tree)
    }
  }
}
