import Evidence

/// Finds the ports of a module: who is handed them, what implements them, and what every
/// implementation has to pass.
///
/// A layer is handed a protocol when one of its public initialisers names it. What implements it in
/// `Modules` is public, since the composition root makes it, and the compiler says what it conforms
/// to, whichever way. The apps implement a few ports in types of their own: there, the index says
/// what they name as their base.
struct PortReader {
  /// The module that all features share.
  static let shared = "Core"

  private let folders: [String]
  private let interfaces: [String: [PublicDeclaration]]
  /// By USR.
  private let protocols: [String: PublicDeclaration]
  private var conformers: [String: Set<Conformer>] = [:]

  private struct Conformer: Hashable {
    let module: String
    let place: ModuleGlance.Place
  }

  init(_ evidence: Evidence, folders: [String]) {
    self.folders = folders
    let known = evidence.interfaces ?? []
    interfaces = Dictionary(
      known.map { ($0.module, $0.declarations) }, uniquingKeysWith: { one, _ in one })
    let domains = known.filter { $0.module.hasSuffix("Domain") }.flatMap(\.declarations)
    protocols = Dictionary(
      domains.filter { $0.kind == .protocol }.map { ($0.usr, $0) },
      uniquingKeysWith: { one, _ in one })
    let modules = evidence.manifest.targets.filter { $0.path.hasPrefix("Modules/") }.map(\.name)
    for module in modules {
      for type in interfaces[module] ?? [] where type.kind != .protocol {
        guard let place = Self.place(of: type) else { continue }
        for base in type.conformances where protocols[base.usr] != nil {
          conformers[base.usr, default: []].insert(Conformer(module: module, place: place))
        }
      }
    }
    addApps(evidence)
  }

  private mutating func addApps(_ evidence: Evidence) {
    let files = Dictionary(
      evidence.sources.filter { $0.path.hasPrefix("Apps/") }.map { ($0.path, $0) },
      uniquingKeysWith: { one, _ in one })
    for use in evidence.uses ?? [] where use.roles.contains(.base) {
      guard protocols[use.symbol.usr] != nil, let file = files[use.place.path],
        let type = file.declarations.last(where: { $0.kind.isType && $0.place <= use.place })
      else { continue }
      let name = (type.container + [type.name]).joined(separator: ".")
      conformers[use.symbol.usr, default: []].insert(
        Conformer(module: use.user, place: ModuleGlance.Place(name, in: file.path)))
    }
  }

  /// How many types a module shows.
  func shown(by module: String) -> ModuleGlance.ShownTypes {
    let kinds = (interfaces[module] ?? []).filter { $0.path.count == 1 }.map(\.kind)
    return ModuleGlance.ShownTypes(
      protocols: kinds.count { $0 == .protocol },
      values: kinds.count { $0 == .struct || $0 == .enum },
      classes: kinds.count { $0 == .class || $0 == .actor })
  }

  /// The ports of a folder of `Modules`: its own, then those of Core.
  ///
  /// Those of Core itself are the protocols of its Domain that Core or the apps implement.
  func ports(of folder: String) -> [ModuleGlance.Port] {
    let users = users(in: folder)
    let handed = protocols.values.filter { type in
      folder == Self.shared
        ? owner(of: type) == folder
        : users[type.usr] != nil
    }
    let own = handed.filter { owner(of: $0) == folder }
    let shared = handed.filter { owner(of: $0) == Self.shared && folder != Self.shared }
    return [own, shared].flatMap { group in
      group.compactMap { port($0, users: users[$0.usr] ?? [], for: folder) }
        .filter { folder != Self.shared || !$0.adapters.isEmpty }
        .sorted { $0.type < $1.type }
    }
  }

  /// The layers that are handed a protocol, by its USR.
  private func users(in folder: String) -> [String: [String]] {
    var users: [String: [String]] = [:]
    guard folder != Self.shared else { return users }
    for layer in ["Domain", "Repository", "ViewModel", "Router", "Infrastructure"] {
      let made = (interfaces[folder + layer] ?? []).filter {
        $0.kind == .initializer && !$0.isSynthesized
      }
      for usr in Set(made.flatMap(\.mentions).map(\.usr)) where protocols[usr] != nil {
        users[usr, default: []].append(layer)
      }
    }
    return users
  }

  private func port(_ type: PublicDeclaration, users: [String], for folder: String)
    -> ModuleGlance.Port?
  {
    guard let place = Self.place(of: type), let home = owner(of: type) else { return nil }
    let all = (conformers[type.usr] ?? []).filter { isShown($0, of: home, on: folder) }
    let testing = home + "Testing"
    return ModuleGlance.Port(
      type: place, users: users,
      adapters: all.filter { $0.module != testing }.map(\.place).sorted(),
      doubles: all.filter { $0.module == testing }.map(\.place).sorted(),
      contracts: contracts(of: type, in: testing))
  }

  /// Whether something that implements a port belongs on a page: what stands in the folder of
  /// another feature does not.
  private func isShown(_ conformer: Conformer, of home: String, on folder: String) -> Bool {
    let parts = conformer.place.path.split(separator: "/").map(String.init)
    guard parts.count > 2 else { return false }
    if parts[0] == "Modules" { return parts[1] == home }
    return parts[2] == folder || !folders.contains(parts[2])
  }

  /// The suites that are named for a protocol; else those that speak of it.
  private func contracts(of type: PublicDeclaration, in testing: String) -> [ModuleGlance.Place] {
    let all = interfaces[testing] ?? []
    let suites = all.filter { $0.path.count == 1 && $0.path[0].hasSuffix("Contract") }
    let named = suites.filter { $0.path[0] == "\(type.path[0])Contract" }
    let speaking = suites.filter { suite in
      all.contains { member in
        member.path[0] == suite.path[0] && member.mentions.contains { $0.usr == type.usr }
      }
    }
    let places = (named.isEmpty ? speaking : named).filter { $0.kind != .extension }
    return places.compactMap(Self.place).sorted()
  }

  private func owner(of type: PublicDeclaration) -> String? {
    let parts = type.place?.path.split(separator: "/").map(String.init) ?? []
    return parts.count > 1 && parts[0] == "Modules" ? parts[1] : nil
  }

  private static func place(of type: PublicDeclaration) -> ModuleGlance.Place? {
    type.place.map { ModuleGlance.Place(type.path.joined(separator: "."), in: $0.path) }
  }
}

extension SymbolKind {
  /// Whether a declaration of it can name protocols that a type conforms to.
  fileprivate var isType: Bool {
    switch self {
    case .struct, .enum, .class, .actor, .extension: true
    default: false
    }
  }
}
