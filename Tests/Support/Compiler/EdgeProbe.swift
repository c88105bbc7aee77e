import FoundationEssentials

/// Tries the edges of the architecture out: each module imports, in a folder where nothing of the
/// package can be seen but what the manifest gives it.
///
/// A built module carries what it was built from: to load `Composition` is to load libcurl. In the
/// folder therefore stands, for a module that sees more than its user may, the same module built
/// anew with its interface alone (`-enable-library-evolution`). It loads when that interface shows
/// nothing of what the user must not see.
public struct EdgeProbe: Sendable {
  private let modules: [PackageManifest.Module]
  private let libraries: Set<String>
  private let root: String
  private let plan: BuildPlan

  /// Reads the manifest of the package, and how it was built.
  ///
  /// - Throws: ``CompilerFailure/unreadablePlan(_:reason:)`` when no module of C is found in the
  ///   package, since the edges to none would be tried out without a word.
  public init() async throws {
    let manifest = try await PackageManifest()
    let plan = try BuildPlan()
    let libraries = plan.libraries(below: manifest.root)
    guard !libraries.isEmpty else {
      throw CompilerFailure.unreadablePlan(
        manifest.root, reason: "it leads to no module of C below this folder")
    }
    self.init(modules: manifest.modules, libraries: libraries, root: manifest.root, plan: plan)
  }

  /// - Parameters:
  ///   - libraries: the modules of C that the package has.
  ///   - root: the folder that the paths of the modules begin in.
  init(
    modules: [PackageManifest.Module], libraries: Set<String>, root: String, plan: BuildPlan
  ) {
    self.modules = modules
    self.libraries = libraries
    self.root = root
    self.plan = plan
  }

  /// What there is to say against the edges of each module of the product: each import over an edge
  /// that is shut must be refused, and all imports over those that are open must be accepted.
  public func verdicts() async throws -> [EdgeVerdict] {
    let all = ModuleEdges.all(of: modules, libraries: libraries)
    var verdicts: [EdgeVerdict] = []
    try await withTemporaryFolder { folder in
      let interfaces = try await self.interfaces(for: all, in: folder)
      verdicts = try await all.concurrentMap { edges in
        let closed = try ClosedFolder(
          for: edges, at: folder.path("\(edges.module).closed"), root: root, plan: plan)
        for name in edges.open where !libraries.contains(name) {
          try closed.link(name, from: isTooMuch(name, for: edges) ? interfaces : plan.modulesFolder)
        }
        return EdgeVerdict(
          edges: edges, errorsOfOpen: try await closed.errors(importing: edges.open.sorted()),
          errorsOfShut: try await closed.errors(importing: edges.shut.sorted()))
      }
    }
    return verdicts
  }
}

extension EdgeProbe {
  /// Builds the interfaces of the modules that see more than one of their users may.
  ///
  /// - Returns: the folder that they are in.
  private func interfaces(
    for all: [ModuleEdges], in parent: TemporaryFolder
  ) async throws -> String {
    let folder = parent.path("interfaces")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let seeTooMuch = modules.filter { module in
      all.contains { $0.open.contains(module.name) && isTooMuch(module.name, for: $0) }
    }
    _ = try await seeTooMuch.concurrentMap { module in
      try await plan.buildInterface(of: module.name, sources: sources(of: module), in: folder)
    }
    return folder
  }

  /// Whether a module that is given sees what its user must not.
  private func isTooMuch(_ name: String, for edges: ModuleEdges) -> Bool {
    let sees = modules.first { $0.name == name }?.dependencies ?? []
    return !sees.isDisjoint(with: edges.shut)
  }

  private func sources(of module: PackageManifest.Module) throws -> [String] {
    let folder = "\(root)/\(module.path)"
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}

extension Array where Element: Sendable {
  /// The results of a function on every element, in order, for as many at a time as there are
  /// processors.
  fileprivate func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Int: Result] = [:]
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (index, element) in enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount,
          let (finished, result) = try await group.next()
        {
          results[finished] = result
        }
        group.addTask { (index, try await transform(element)) }
      }
      for try await (finished, result) in group { results[finished] = result }
    }
    return indices.compactMap { results[$0] }
  }
}
