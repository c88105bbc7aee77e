import Foundation
public import Toolbox

/// Writes the symbol graphs of the package's libraries: what each of them shows to others.
public struct SymbolGraphExport: Sendable {
  private let repository: Repository
  private let products: String
  private let plan: BuildPlan
  private let access: String

  /// - Parameters:
  ///   - build: the build folder with the modules, named from the root of the checkout.
  ///   - access: the lowest access of what is in a graph: `public` or `package`.
  public init(repository: Repository, build: String, access: String = "public") {
    (self.repository, self.access) = (repository, access)
    products = repository.path("\(build)/debug")
    plan = BuildPlan(build: repository.path(build))
  }

  /// Writes the graphs of all libraries, each into a folder of its name.
  ///
  /// - Parameter folder: named from the root of the checkout; what is in it goes.
  /// - Returns: the libraries, in order of their names.
  public func write(to folder: String) throws(ToolFailure) -> [String] {
    let libraries = try Manifest(of: repository).libraries
    try? FileManager.default.removeItem(atPath: repository.path(folder))
    let failures = concurrentMap(libraries) { module in
      do throws(ToolFailure) {
        try write(module, to: repository.path("\(folder)/\(module)"))
        return ToolFailure?.none
      } catch {
        return error
      }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
    return libraries
  }

  /// Writes the graph of a module, and one for each other module whose types it extends.
  ///
  /// - Parameter output: the whole path of a folder, which is made.
  /// - Throws: ``ToolFailure`` if the module is not built, or its graph cannot be made.
  func write(_ module: String, to output: String) throws(ToolFailure) {
    guard repository.exists("\(products)/Modules/\(module).swiftmodule") else {
      throw ToolFailure("“\(module)” is not in the build: run make build.")
    }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("A folder for the symbol graph of “\(module)” cannot be made: \(error)")
    }
    let result = try Shell.run(command(module: module, output: output))
    guard result.succeeded else {
      throw ToolFailure(
        """
        The symbol graph of “\(module)” cannot be made: \(result.firstError). Run make clean and make \
        build.
        """)
    }
  }

  private func command(module: String, output: String) -> [String] {
    let arguments = plan.compilerArguments(of: module)
    // The programs of one toolchain stand beside one another; those in PATH may be another's.
    let tools = arguments.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = ((tools ?? []) + ["swift-symbolgraph-extract"]).joined(separator: "/")
    // Without a plan, the name of the folder around the products says the platform.
    let around = URL(filePath: products).resolvingSymlinksInPath().deletingLastPathComponent()
    let target = arguments.firstIndex(of: "-target").map { arguments[$0 + 1] }
    // Where modules and headers are looked for.
    var searched: [String] = []
    for (argument, value) in zip(arguments, arguments.dropFirst()) {
      if argument == "-I" || argument == "-Xcc" { searched += [argument, value] }
      if argument.hasPrefix("-I"), argument != "-I" { searched.append(argument) }
    }
    return [
      program, "-module-name", module, "-output-dir", output,
      "-target", target ?? around.lastPathComponent, "-minimum-access-level", access,
      "-skip-synthesized-members", "-skip-inherited-docs", "-emit-extension-block-symbols",
      "-module-cache-path", repository.path(".build/evidence/modules"),
      "-I", "\(products)/Modules",
    ] + searched
  }
}
