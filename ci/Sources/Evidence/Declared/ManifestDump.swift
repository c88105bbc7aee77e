import Foundation

/// The part of `swift package dump-package` that is needed here.
struct ManifestDump: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let sources: [String]?
    let dependencies: [Dependency]
  }

  /// One key says what it is, and a list begins with the name:
  /// `{"product": ["Logging", "swift-log", null, null]}`.
  struct Dependency: Decodable {
    let kind: String
    let name: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency of no kind"))
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      kind = key.stringValue
      name = try list.decode(String.self)
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Manifest {
  /// - Parameter exists: whether there is a folder, named from the root of the checkout.
  init(_ dump: ManifestDump, exists: (String) -> Bool) {
    let names = Set(dump.targets.map(\.name))
    self.init(
      targets: dump.targets.map { target in
        let isTarget = { (dependency: ManifestDump.Dependency) in
          dependency.kind == "target"
            || dependency.kind == "byName" && names.contains(dependency.name)
        }
        return Target(
          name: target.name, kind: Kind(dumped: target.type),
          path: target.path ?? Self.defaultPath(of: target, exists: exists),
          excluded: target.exclude, targets: target.dependencies.filter(isTarget).map(\.name),
          products: target.dependencies.filter { !isTarget($0) }.map(\.name),
          sources: target.sources)
      })
  }

  /// Where the package manager looks when the manifest names no folder.
  private static func defaultPath(
    of target: ManifestDump.Target, exists: (String) -> Bool
  ) -> String {
    let sources = ["Sources", "Source", "src", "srcs"]
    let folders = target.type == "test" ? ["Tests"] + sources : sources
    let candidates = folders.map { "\($0)/\(target.name)" }
    return candidates.first(where: exists) ?? candidates[0]
  }
}

extension Manifest.Kind {
  fileprivate init(dumped type: String) {
    switch type {
    case "test": self = .test
    case "executable", "plugin", "snippet": self = .executable
    case "system", "binary": self = .system
    default: self = .library
    }
  }
}
