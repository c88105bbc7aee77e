import Evidence
import Foundation
import Testing
import Toolbox

/// A small package in its own folder, with a blank in the folder's name.
struct FixturePackage {
  let repository: Repository

  /// Makes a package of targets and dependencies, passes it to a function, and removes it.
  static func with<Result>(
    targets: String, packages: String = "", files: [String: String],
    _ body: (FixturePackage) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seams fixture \(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = folder.path(percentEncoded: false)
    let package = FixturePackage(repository: Repository(root: root))
    try package.repository.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "fixture", dependencies: [\(packages)], targets: [\(targets)])

      """, to: "Package.swift")
    for (path, text) in files { try package.repository.write(text, to: path) }
    return try body(package)
  }

  func read(_ lenses: Set<Lens> = Set(Lens.allCases)) throws -> Evidence {
    try EvidenceReader(repository: repository).read(lenses)
  }

  /// Writes a file with a time one minute after the build.
  func writeLater(_ text: String, to path: String) throws {
    try repository.write(text, to: path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: repository.path(path))
  }

  func build(_ target: String? = nil) throws {
    let only = target.map { ["--target", $0] } ?? []
    // Removes the locks of the package manager together with the package.
    let result = try Shell.run(
      ["swift", "build", "--scratch-path", ".build/checked"] + only, in: repository.root,
      environment: ["TMPDIR": repository.root], merged: true)
    try #require(result.succeeded, "\(result.output)")
  }
}

/// A library of a manifest, at `Sources/<name>`.
func library(_ name: String, _ dependencies: [String] = []) -> String {
  ".target(name: \"\(name)\", dependencies: \(dependencies)),"
}
