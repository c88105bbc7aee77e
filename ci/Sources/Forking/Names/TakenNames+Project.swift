import Foundation
import SwiftParser
import SwiftSyntax
public import Toolbox

extension TakenNames {
  /// Reads the names of a checkout and its toolchain.
  ///
  /// - Parameters:
  ///   - template: The template of the new feature.
  ///   - toolchain: the folder of the toolchain that contains `lib/swift`.
  public init(
    in repository: Repository, template: Template, toolchain: String
  ) throws(ToolFailure) {
    self.init()
    features = FeatureFolders.features(in: repository)
    readModules(repository, toolchain: toolchain)
    readStandardTypes(toolchain: toolchain)
    readFolders(repository)
    manifest = NameReader.literals(in: try repository.text("Package.swift"), path: "Package.swift")
    layers =
      Set(
        template.files.compactMap { file in
          let parts = file.place.split(separator: "/")
          return parts[0] == "Modules" && parts.count > 3 ? String(parts[2]) : nil
        }
      ).sorted() + ["Feature"]
    try readShared(repository, beside: template)
    for file in template.files where file.isSwift {
      for (name, line) in NameReader.names(in: file.text ?? "") where self.template[name] == nil {
        self.template[name] = "\(file.source):\(line)"
      }
    }
  }

  private mutating func readModules(_ repository: Repository, toolchain: String) {
    let places = [
      (repository.path(".build/checked/debug/Modules"), "of a package that this project uses"),
      ("\(toolchain)/lib/swift/linux", "of the toolchain"),
      ("\(toolchain)/lib/swift/host", "of the toolchain"),
    ]
    for (folder, owner) in places {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where file.hasSuffix(".swiftmodule") {
        modules[String(file.dropLast(".swiftmodule".count))] = owner
      }
    }
  }

  private mutating func readStandardTypes(toolchain: String) {
    standardTypes = SwiftWords.foundation
    for module in ["Swift", "_Concurrency", "_StringProcessing", "Testing"] {
      let folder = "\(toolchain)/lib/swift/linux/\(module).swiftmodule"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let file = files.sorted().first(where: { $0.hasSuffix("gnu.swiftinterface") }),
        let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      else { continue }
      standardTypes.formUnion(NameReader.types(ofInterface: text))
    }
  }

  private mutating func readFolders(_ repository: Repository) {
    let nested = ["Modules", "Apps", "Tests"]
    for top in nested + ["Benchmarks", "docs", "ci", "reports"] {
      folders[top.upperFirst] = top
      guard nested.contains(top) else { continue }
      for name in FeatureFolders.subfolders(of: top, in: repository)
      where !features.contains(name) {
        folders[name.upperFirst] = "\(top)/\(name)"
      }
    }
  }

  /// Reads the names of the apps and Core outside of the template: types, routes and commands.
  private mutating func readShared(
    _ repository: Repository, beside template: Template
  ) throws(ToolFailure) {
    commands["help"] = "every program"
    let own = FeatureFolders(template.feature)
    for folder in ["Modules/Core", "Apps"] {
      for path in repository.files(below: folder, suffix: ".swift")
      where !own.contains(path) {
        let found = SharedNames(in: try repository.text(path))
        for (name, line) in found.types { types[name] = types[name] ?? "\(path):\(line)" }
        guard folder == "Apps" else { continue }
        // Paths outside of the server belong to the services that the demo simulates.
        if path.hasPrefix("Apps/Server/") {
          for (name, line) in found.routes { routes[name] = routes[name] ?? "\(path):\(line)" }
        }
        // The commands of a feature are subcommands of its name, which is taken already.
        guard !features.contains(where: { FeatureFolders($0).contains(path) }) else { continue }
        for (name, line) in found.commands { commands[name] = "\(path):\(line)" }
      }
    }
  }
}
