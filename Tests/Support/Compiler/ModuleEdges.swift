/// The edges out of a module of the product: those that the manifest opens, and all others, which
/// are shut.
struct ModuleEdges: Hashable, Sendable {
  let module: String

  /// The modules that ``module`` may see: its dependencies in the manifest, and all Domains that it
  /// reaches. A Domain contains types, and a module that exposes such a type exposes its Domain.
  let open: Set<String>

  /// Every other module of the product, including C modules.
  let shut: Set<String>
}

extension ModuleEdges {
  /// Returns the edges of every module below `Modules` and `Apps`.
  static func all(
    of modules: [PackageManifest.Module], libraries: Set<String>
  ) -> [ModuleEdges] {
    let product = modules.filter(\.isProduct)
    let nodes = libraries.union(product.map(\.name))
    return product.map { module in
      let given = module.dependencies.intersection(nodes)
      let domains = reach(of: module.name, in: modules).filter { $0.hasSuffix("Domain") }
      let open = given.union(domains)
      return ModuleEdges(
        module: module.name, open: open, shut: nodes.subtracting(open).subtracting([module.name]))
    }
  }

  static func reach(of name: String, in modules: [PackageManifest.Module]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      let next = modules.first { $0.name == name }?.dependencies ?? []
      waiting += next.subtracting(reached)
      reached.formUnion(next)
    }
    return reached
  }
}

extension PackageManifest.Module {
  fileprivate var isProduct: Bool {
    path.hasPrefix("Modules/") || path.hasPrefix("Apps/")
  }
}
