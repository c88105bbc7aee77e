import FoundationEssentials

/// Tests the edges of the architecture, which are the dependencies that the manifest permits. For
/// each module, a program imports the other modules from a folder that contains only the permitted
/// ones.
///
/// Loading a built module also loads the modules that it was built from: `Composition` loads
/// libcurl. If a permitted module depends on a module that its user must not see, the folder
/// therefore contains a version that was rebuilt with its interface only
/// (`-enable-library-evolution`). That version loads if its interface uses no module that the user
/// must not see.
public struct EdgeProbe: Sendable {
  let modules: [PackageManifest.Module]
  /// The C modules of the package.
  let libraries: Set<String>
  /// The base folder of the modules' paths.
  let root: String
  let plan: BuildPlan
}

extension EdgeProbe {
  /// Reads the manifest of the package and the build plan.
  ///
  /// - Throws: ``CompilerFailure/unreadablePlan(_:reason:)`` if the package has no C modules,
  ///   because their edges would silently be untested.
  public init() async throws {
    let manifest = try await PackageManifest()
    let plan = try BuildPlan()
    let libraries = plan.libraries(below: manifest.root)
    guard !libraries.isEmpty else {
      throw CompilerFailure.unreadablePlan(
        manifest.root, reason: "it contains no C module below this folder")
    }
    self.init(modules: manifest.modules, libraries: libraries, root: manifest.root, plan: plan)
  }

  /// Returns the verdict on the edges of each module of the product: each import over a shut edge
  /// must be rejected, and the imports over all open edges must be accepted.
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

  /// Rebuilds every module that depends on a module that one of its users must not see.
  ///
  /// - Returns: The folder with the interfaces.
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

  /// Whether a permitted module depends on a module that its user must not see.
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
  /// Returns the results of a function on every element in order, running as many at once as there
  /// are processors.
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
