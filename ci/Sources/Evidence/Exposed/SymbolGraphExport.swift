import Foundation
public import Toolbox

/// Writes the symbol graphs of the package's libraries, which contain their public API.
public struct SymbolGraphExport: Sendable {
  private let repository: Repository
  private let plan: [String: [String]]
  private let access: String

  /// - Parameter access: The lowest access level in the graph: `public` or `package`.
  public init(repository: Repository, access: String = "public") {
    (self.repository, self.access) = (repository, access)
    plan = Self.plan(of: repository.path(Evidence.build))
  }

  /// Empties a folder, and writes the graph of each library to a subfolder with the library's name.
  /// Returns the names of the libraries.
  public func write(to folder: String) throws(ToolFailure) -> [String] {
    let libraries = try Manifest(of: repository).libraries
    try? FileManager.default.removeItem(atPath: repository.path(folder))
    for module in libraries { try write(module, to: repository.path("\(folder)/\(module)")) }
    return libraries
  }

  /// Writes the graph of a module, and one for each other module whose types it extends, into a new
  /// folder.
  func write(_ module: String, to output: String) throws(ToolFailure) {
    guard repository.exists("\(Evidence.products)/Modules/\(module).swiftmodule"),
      let arguments = plan[module]
    else { throw ToolFailure("“\(module)” is not in the build: run make build.") }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("A folder for the symbol graph of “\(module)” cannot be made: \(error)")
    }
    let result = try Shell.run(command(module: module, compiledBy: arguments, output: output))
    guard result.succeeded else {
      throw ToolFailure(
        """
        The symbol graph of “\(module)” cannot be made: \(result.firstError). Run make clean and make \
        build.
        """)
    }
  }

  private func command(module: String, compiledBy arguments: [String], output: String) -> [String] {
    // Takes the program from the compiler's folder, because PATH may lead to another toolchain.
    let tools = URL(filePath: arguments[0]).deletingLastPathComponent()
    // The platform, and the search paths of modules and headers.
    let shared = zip(arguments, arguments.dropFirst()).flatMap { argument, value in
      ["-target", "-I", "-Xcc"].contains(argument)
        ? [argument, value] : argument.hasPrefix("-I") ? [argument] : []
    }
    return [
      tools.appending(path: "swift-symbolgraph-extract").path, "-module-name", module,
      "-output-dir", output, "-minimum-access-level", access,
      "-skip-synthesized-members", "-skip-inherited-docs", "-emit-extension-block-symbols",
      "-module-cache-path", repository.path(".build/evidence/modules"),
      "-I", repository.path("\(Evidence.products)/Modules"),
    ] + shared
  }

  /// The compiler arguments of each module, which contain the paths of C headers. The plan is
  /// megabytes of YAML, but only one line per module is needed. Searching the lines is faster than
  /// parsing:
  ///
  ///     "C.CoreDomain-x86_64-unknown-linux-gnu-debug.module":
  ///       …
  ///       args: ["/usr/bin/swiftc","-module-name","CoreDomain",…]
  private static func plan(of build: String) -> [String: [String]] {
    let text = [UInt8](FileManager.default.contents(atPath: "\(build)/debug.yaml") ?? Data())
    let (command, arguments) = (Array("  \"C.".utf8), Array("    args: ".utf8))
    var plan: [String: [String]] = [:]
    var module: String?
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: command) {
        let name = line.dropFirst(command.count).prefix { $0 != UInt8(ascii: "-") }
        module = String(decoding: name, as: UTF8.self)
      } else if let name = module, line.starts(with: arguments) {
        let list = Data(line.dropFirst(arguments.count))
        plan[name] = try? JSONDecoder().decode([String].self, from: list)
        module = nil
      }
    }
    return plan
  }
}
