import Foundation
import Toolbox

/// The build that wrote the index and the modules: which file it compiled, and when.
struct BuildState: Sendable {
  /// The units of the sources, by path from the root; the newest of each file.
  private(set) var units: [String: IndexUnit] = [:]
  /// The reasons why the index is incomplete: targets that were never built, and files that differ.
  private(set) var gaps: [EvidenceGap] = []
  /// The targets that have changed since they were built.
  private(set) var staleTargets: Set<String> = []

  init(
    store: borrowing IndexStore, tree: SourceTree, scanned: [ScannedFile], repository: Repository
  ) {
    let targets = Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.target) })
    for unit in Self.units(of: tree, in: store) {
      let path = repository.relative(unit.mainFile)
      guard let target = targets[path], unit.module == target.asModule,
        unit.written > units[path]?.written ?? .min
      else { continue }
      units[path] = unit
    }
    let units = units
    let built = tree.files.filter { units[$0.path] != nil }
    let digests = Dictionary(uniqueKeysWithValues: scanned.map { ($0.file.path, $0.digest) })
    var contents = BuiltContents(in: repository)
    let changed = built.filter { file in
      guard let unit = units[file.path], let digest = digests[file.path] ?? nil else { return true }
      return !contents.contain(file, as: digest, writtenAt: unit.written)
    }
    contents.save(in: repository)
    let deleted = Set(targets.values).sorted().flatMap { target in
      compiledFiles(of: target, in: repository).map(repository.relative)
        .filter { !repository.exists($0) }.map { (path: $0, target: target) }
    }
    let builtTargets = Set(built.map(\.target))
    let missing = Set(targets.values).subtracting(builtTargets)
    let unbuilt = tree.files.filter { units[$0.path] == nil && !missing.contains($0.target) }
    let files =
      unbuilt.map { "“\($0.path)” is not in the build" }
      + changed.map { "“\($0.path)” changed after the build" }
      + deleted.map { "“\($0.path)” was deleted after the build" }
    // The number of files to name. The rest is counted.
    let named = 10
    let rest = files.count - named
    let reasons =
      missing.sorted().map { "“\($0)” is not in the build" } + files.prefix(named)
      + (rest > 0 ? ["\(rest) more files changed after the build"] : [])
    gaps = reasons.map { EvidenceGap(lens: .named, reason: "\($0): run make build.") }
    staleTargets = Set((changed + unbuilt).map(\.target) + deleted.map(\.target))
      .intersection(builtTargets)
  }

  /// The units that may belong to one of the files, by their names, so that the thousands of others
  /// need not be opened.
  private static func units(of tree: SourceTree, in store: borrowing IndexStore) -> [IndexUnit] {
    let names = Set(tree.files.map { ($0.path.split(separator: "/").last ?? "") + ".o" })
    let wanted = store.unitNames().filter { name in
      name.lastIndex(of: "-").map { names.contains(name[..<$0]) } ?? false
    }
    return concurrentMap(wanted) { store.unit($0) }.compactMap { $0 }
  }
}

/// The digests of the built sources, stored between runs, so that an undone change requires no
/// build.
private struct BuiltContents {
  private var entries: [String: Entry]

  private struct Entry: Codable, Equatable {
    let written: Int64
    let digest: UInt64
  }

  private static let path = ".build/evidence/built.json"

  init(in repository: Repository) {
    let data = FileManager.default.contents(atPath: repository.path(Self.path))
    entries = data.flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
  }

  /// Whether a source is older than its unit, or has the same content as when it was built.
  mutating func contain(
    _ file: SourceTree.File, as digest: UInt64, writtenAt written: Int64
  ) -> Bool {
    let entry = Entry(written: written, digest: digest)
    guard file.modified <= written else { return entries[file.path] == entry }
    if entries[file.path]?.written != written { entries[file.path] = entry }
    return true
  }

  /// The file is a cache, so a failure to write it is ignored.
  func save(in repository: Repository) {
    guard let data = try? JSONEncoder().encode(entries) else { return }
    try? repository.write(String(decoding: data, as: UTF8.self), to: Self.path)
  }
}

/// The absolute paths of the files that the package manager last built a target from.
private func compiledFiles(of target: String, in repository: Repository) -> [String] {
  let list = "\(Evidence.products)/\(target.asModule).build/sources"
  return ((try? repository.text(list)) ?? "").split(separator: "\n").map { line in
    // Paths with spaces and similar characters are quoted as for a shell.
    guard line.count > 1, line.first == "'", line.last == "'" else { return String(line) }
    return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }
}
