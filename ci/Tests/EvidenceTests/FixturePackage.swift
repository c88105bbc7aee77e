import Evidence
import Foundation
import Testing
import Toolbox

/// A small package in a folder of its own, which has a space in its name.
struct FixturePackage {
  let root: String

  static let products = ".build/checked/debug"

  /// Makes a package, shows it, and takes it away again.
  ///
  /// - Parameters:
  ///   - targets: the targets as they are written in the manifest.
  ///   - packages: so are the packages that it depends on.
  ///   - files: the texts of files by path from the root.
  static func with<Result>(
    targets: String, packages: String = "", files: [String: String],
    _ body: (FixturePackage) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seams fixture \(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = FixturePackage(
      root: folder.resolvingSymlinksInPath().path(percentEncoded: false))
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "fixture", dependencies: [\(packages)], targets: [\(targets)])

      """, to: "Package.swift")
    for (path, text) in files { try package.write(text, to: path) }
    return try body(package)
  }

  var repository: Repository { Repository(root: root) }

  func read(
    _ lenses: Set<Lens> = Set(Lens.allCases), watched: Set<WatchedWord> = []
  ) throws -> Evidence {
    try EvidenceReader(repository: repository, watched: watched).read(lenses)
  }

  func write(_ text: String, to path: String) throws {
    try repository.write(text, to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: repository.path(path))
  }

  /// Says that a file was written some seconds from now, as if time had passed since the build.
  func touch(_ path: String, after seconds: Double = 60) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: seconds)],
      ofItemAtPath: repository.path(path))
  }

  /// Builds a target as the package manager does: object files, module, index and list of sources
  /// where they belong.
  func compile(_ target: String) throws {
    let module = target.replacing("-", with: "_")
    let sources = repository.files(below: "Sources/\(target)", suffix: ".swift")
    let folder = repository.path("\(Self.products)/\(module).build")
    let quoted = sources.map { "'\(repository.path($0))'" }.joined(separator: "\n")
    try write(quoted + "\n", to: "\(Self.products)/\(module).build/sources")
    let outputs = sources.map { path in
      "\"\(repository.path(path))\": "
        + "{\"object\": \"\(folder)/\(URL(filePath: path).lastPathComponent).o\"}"
    }
    try write(
      "{\(outputs.joined(separator: ", "))}", to: "\(Self.products)/\(module).build/outputs.json")
    let modules = repository.path("\(Self.products)/Modules")
    try FileManager.default.createDirectory(
      atPath: modules, withIntermediateDirectories: true)
    let result = try Shell.run(
      [
        "swiftc", "-module-name", module, "-parse-as-library", "-swift-version", "6", "-c",
        "-package-name", "fixture", "-emit-module", "-emit-module-path",
        "\(modules)/\(module).swiftmodule", "-I", modules, "-index-store-path",
        repository.path("\(Self.products)/index/store"), "-output-file-map",
        "\(folder)/outputs.json",
      ] + sources.map(repository.path), merged: true)
    try #require(result.succeeded, "\(result.output)")
    try writePlan(of: module)
  }

  /// What the plan of the package manager says of a module, as far as it is read.
  private func writePlan(of module: String) throws {
    let plan = ".build/checked/debug.yaml"
    let old = repository.exists(plan) ? try repository.text(plan) : "commands:\n"
    let information = try Shell.run(["swiftc", "-print-target-info"]).output
    let triple = try #require(information.firstMatch(of: #/"triple": "([^"]*)"/#)?.1)
    try write(
      old + """
          "C.\(module)-debug.module":
            tool: shell
            args: ["swiftc","-module-name","\(module)","-target","\(triple)"]

        """, to: plan)
  }
}

/// A library of a manifest, at `Sources/<name>`.
func library(_ name: String, _ dependencies: [String] = []) -> String {
  ".target(name: \"\(name)\", dependencies: \(dependencies)),"
}
