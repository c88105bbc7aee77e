import FoundationEssentials

/// A folder of modules. Of the package's modules, it contains only those that one module may see;
/// it contains all modules of other packages.
struct ClosedFolder: Sendable {
  private let path: String
  private let plan: BuildPlan
  private let ways: [String]

  init(for edges: ModuleEdges, at path: String, root: String, plan: BuildPlan) throws {
    self.path = path
    self.plan = plan
    ways = try plan.module(edges.module).waysToModules(
      withoutLibrariesIn: "\(root)/Modules/", but: edges.open)
    let manager = FileManager.default
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    let own = Set(plan.modules.map { "\($0.name).swiftmodule" })
    for name in try manager.contentsOfDirectory(atPath: plan.modulesFolder)
    where name.hasSuffix(".swiftmodule") && !own.contains(name) {
      try link(String(name.dropLast(".swiftmodule".count)), from: plan.modulesFolder)
    }
  }

  func link(_ name: String, from modules: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name).swiftmodule",
      withDestinationPath: "\(modules)/\(name).swiftmodule")
  }

  /// Returns the errors of a program that imports modules, one per line.
  func errors(importing names: [String]) async throws -> [Diagnostic] {
    let file = "\(path)/Imports.swift"
    try Data(names.map { "import \($0)\n" }.joined().utf8).write(to: URL(filePath: file))
    let answer = try await plan.tools.run(
      "swift-frontend",
      [
        "-frontend", "-typecheck", file, "-show-diagnostics-after-fatal",
        "-debug-diagnostic-names", "-diagnostic-style", "llvm", "-parse-as-library",
        "-package-name", plan.package, "-module-name", "Imports",
        "-module-cache-path", plan.moduleCache, "-I", path,
      ] + ways)
    let errors = Diagnostic.errors(in: answer.output)
    guard answer.status == (errors.isEmpty ? 0 : 1) else { throw answer.asCrash }
    return errors
  }
}

extension BuildPlan {
  /// Rebuilds a module so that it contains its interface without the imports of its implementation.
  func buildInterface(
    of name: String, sources: [String], in folder: String
  ) async throws(CompilerFailure) {
    let module = try module(name)
    // Its dependencies were built without library evolution, about which the compiler warns.
    let settings = module.settings.filter { $0.option != "-warnings-as-errors" }
    let answer = try await tools.run(
      "swift-frontend",
      [
        "-frontend", "-emit-module", "-o", "\(folder)/\(name).swiftmodule",
        "-enable-library-evolution", "-experimental-skip-all-function-bodies",
        "-parse-as-library", "-package-name", package, "-module-name", name,
        "-module-cache-path", moduleCache, "-I", modulesFolder,
      ] + settings.inOrder + module.waysToModules() + sources)
    guard answer.status == 0 else { throw answer.asCrash }
  }
}
