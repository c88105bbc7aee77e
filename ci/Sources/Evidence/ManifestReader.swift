import Foundation
import Toolbox

extension Manifest {
  /// The lens *declared*: reads the manifest with the package manager.
  init(of repository: Repository) throws(ToolFailure) {
    // Ignores the package's lock, because the package manager holds it while a test calls this.
    let result = try Shell.run([
      "swift", "package", "--package-path", repository.root, "--ignore-lock", "dump-package",
    ])
    guard result.succeeded else {
      throw ToolFailure(
        """
        Package.swift cannot be read: \(result.firstError). Run `swift package dump-package` to see \
        more.
        """)
    }
    do {
      let dump = try JSONDecoder().decode(ManifestDump.self, from: Data(result.output.utf8))
      self.init(dump, exists: repository.exists)
    } catch {
      throw ToolFailure("The dump of Package.swift has an unknown format: \(error)")
    }
  }

  private init(_ dump: ManifestDump, exists: (String) -> Bool) {
    let names = Set(dump.targets.map(\.name))
    self.init(
      // The package manager alone loads a plugin; no module can import it.
      targets: dump.targets.filter { $0.type != "plugin" }.map { target in
        let named = target.dependencies.flatMap { dependency in
          dependency.map { (kind: $0.key, name: $0.value.text) }
        }
        // The package manager treats a plain name as a product if no target has it.
        let isTarget = { (it: (kind: String, name: String)) in
          it.kind == "target" || it.kind == "byName" && names.contains(it.name)
        }
        return Target(
          name: target.name, kind: Kind(dumped: target.type),
          path: target.path ?? target.defaultPath(exists: exists), excluded: target.exclude,
          targets: named.filter(isTarget).map(\.name),
          products: named.filter { !isTarget($0) }.map(\.name), sources: target.sources)
      })
  }
}

extension ShellResult {
  /// The first line with “error:”, else the first line.
  var firstError: String {
    let lines = errors.split(separator: "\n")
    return String(lines.first { $0.contains("error:") } ?? lines.first ?? "no reason is given")
  }
}

extension Manifest.Kind {
  fileprivate init(dumped type: String) {
    switch type {
    case "test": self = .test
    case "executable", "snippet": self = .executable
    case "system", "binary": self = .system
    default: self = .library
    }
  }
}

private struct ManifestDump: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name, type: String
    let path: String?
    let exclude: [String]
    let sources: [String]?
    /// By kind, each with a list that begins with the name:
    /// `{"product": ["Logging", "swift-log", null, null]}`.
    let dependencies: [[String: Name]]

    /// Returns the folder that the package manager uses if the manifest names none.
    func defaultPath(exists: (String) -> Bool) -> String {
      let folders = (type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
      let candidates = folders.map { "\($0)/\(name)" }
      return candidates.first(where: exists) ?? candidates[0]
    }
  }

  struct Name: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      text = try list.decode(String.self)
    }
  }
}
