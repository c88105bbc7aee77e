/// The edges that lead out of a module of the product: those that the manifest opens, and those
/// that it shuts by saying nothing.
struct ModuleEdges: Hashable, Sendable {
  let module: String

  /// What the module may see: what the manifest gives it, and the Domains that come along. A Domain
  /// holds words, and whoever shows a word brings its Domain with it.
  let open: Set<String>

  /// Every other module of the product, those of C too.
  let shut: Set<String>
}

extension ModuleEdges {
  /// The edges of every module below `Modules` and `Apps`.
  ///
  /// - Parameter libraries: the modules of C that the package has.
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

  /// Everything that a module depends on, over any number of edges.
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
  /// Whether the module is part of what is delivered, and not of its tests or examples.
  fileprivate var isProduct: Bool {
    path.hasPrefix("Modules/") || path.hasPrefix("Apps/")
  }
}
