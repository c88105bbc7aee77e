import Foundation
import Toolbox

/// Has the toolchain write the symbol graph of a built module, and reads it.
struct SymbolGraphExtractor: Sendable {
  /// The whole path of the folder of the build's products.
  let products: String
  let plan: BuildPlan
  /// Where the modules of C are kept that the extractor compiles on its way.
  let moduleCache: String
  /// The lowest access of what is in a graph.
  var access = "package"

  /// The graph of a module, and one for each other module whose types it extends.
  func graphs(of module: String) throws(ToolFailure) -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(module, to: folder.path(percentEncoded: false))
    return try read(folder, module: module)
  }

  /// Writes the graph of a module, and one for each other module whose types it extends.
  ///
  /// - Parameter output: the whole path of a folder, which is made.
  func write(_ module: String, to output: String) throws(ToolFailure) {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("A folder for the symbol graph of “\(module)” cannot be made: \(error)")
    }
    let result = try Shell.run(command(module: module, output: output))
    guard result.succeeded else {
      let lines = result.errors.split(separator: "\n")
      let reason = lines.first { $0.contains("error:") } ?? lines.first ?? "no reason is given"
      throw ToolFailure(
        "The symbol graph of “\(module)” cannot be made: \(reason). Run make clean and make build.")
    }
  }

  private func command(module: String, output: String) -> [String] {
    let arguments = plan.compilerArguments(of: module)
    // The programs of one toolchain stand beside one another; those in PATH may be another's.
    let tools = arguments.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = ((tools ?? []) + ["swift-symbolgraph-extract"]).joined(separator: "/")
    let target =
      arguments.firstIndex(of: "-target").map { arguments[$0 + 1] } ?? Self.target(of: products)
    return [
      program, "-module-name", module, "-output-dir", output, "-target", target,
      "-minimum-access-level", access, "-skip-synthesized-members", "-skip-inherited-docs",
      "-emit-extension-block-symbols", "-module-cache-path", moduleCache, "-I",
      "\(products)/Modules",
    ] + plan.searchArguments(of: module)
  }

  /// The platform that products are for: the name of the folder around them.
  private static func target(of products: String) -> String {
    URL(filePath: products).resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
  }

  private func read(_ folder: URL, module: String) throws(ToolFailure) -> [SymbolGraph] {
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files.sorted { $0.path < $1.path }.map { file in
        try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      }
    } catch {
      throw ToolFailure("The symbol graph of “\(module)” has an unknown form: \(error)")
    }
  }
}
