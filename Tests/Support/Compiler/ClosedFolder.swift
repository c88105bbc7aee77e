import FoundationEssentials

/// A folder of modules in which one module can see what it may, and nothing else of the package.
/// Modules of other packages are all there.
struct ClosedFolder: Sendable {
  private let path: String
  private let plan: BuildPlan
  private let ways: [String]

  /// Makes the folder, as yet without any module of the package.
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

  /// Puts a module into the folder.
  func link(_ name: String, from modules: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name).swiftmodule",
      withDestinationPath: "\(modules)/\(name).swiftmodule")
  }

  /// The errors of a program that imports modules, one a line.
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
  /// Builds a module anew, with its interface alone: what it is made of is left behind.
  func buildInterface(
    of name: String, sources: [String], in folder: String
  ) async throws(CompilerFailure) {
    let module = try module(name)
    // What the interface is built from is built without one, which the compiler warns of.
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
