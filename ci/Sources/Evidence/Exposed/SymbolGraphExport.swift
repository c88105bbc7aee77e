import Foundation
public import Toolbox

/// Writes the symbol graphs of the package's libraries, for a program that makes pages of them.
public struct SymbolGraphExport: Sendable {
  private let repository: Repository
  private let build: String

  /// - Parameter build: the build folder with the modules, named from the root of the checkout.
  public init(repository: Repository, build: String) {
    self.repository = repository
    self.build = build
  }

  /// Writes what each library shows to everybody into a folder of its name.
  ///
  /// - Parameter folder: named from the root of the checkout; what is in it goes.
  /// - Returns: the libraries, in order of their names.
  /// - Throws: ``ToolFailure`` when a library is not built, or its graph cannot be made.
  public func write(to folder: String) throws(ToolFailure) -> [String] {
    let evidence = try EvidenceReader(repository: repository, build: build).read([.declared])
    let modules = evidence.manifest.targets.filter { $0.kind == .library }.map(\.name).sorted()
    let products = repository.path("\(build)/debug")
    if let missing = modules.first(where: { !built($0, in: products) }) {
      throw ToolFailure("“\(missing)” is not in the build: run make build.")
    }
    let extractor = SymbolGraphExtractor(
      products: products, plan: BuildPlan(build: repository.path(build)),
      moduleCache: CacheFolder(repository: repository).modules, access: "public")
    try? FileManager.default.removeItem(atPath: repository.path(folder))
    let failures = concurrentMap(modules) { module in
      do throws(ToolFailure) {
        try extractor.write(module, to: repository.path("\(folder)/\(module)"))
        return ToolFailure?.none
      } catch {
        return error
      }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
    return modules
  }

  private func built(_ module: String, in products: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(products)/Modules/\(module).swiftmodule")
  }
}
