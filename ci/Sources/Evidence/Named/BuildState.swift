import Foundation
import Toolbox

/// The build that the index and the modules are from: which file it saw, and when.
struct BuildState: Sendable {
  /// The units of the sources, by path from the root; one for each file, the newest.
  private(set) var units: [String: IndexUnit] = [:]
  /// The sources that changed after they were built.
  private(set) var changed: [SourceTree.File] = []
  /// The sources that no build has seen.
  private(set) var unbuilt: [SourceTree.File] = []
  /// The sources that were built and are gone since.
  private(set) var deleted: [DeletedFile] = []

  struct DeletedFile: Sendable {
    /// Named from the root of the checkout.
    let path: String
    let target: String
  }

  /// - Parameters:
  ///   - digests: the contents of the sources by path.
  ///   - products: the whole path of the folder with the modules.
  init(
    store: borrowing IndexStore, tree: SourceTree, digests: [String: UInt64],
    repository: Repository, products: String, folder: CacheFolder
  ) {
    let root = repository.withoutLinks
    let targets = Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.target) })
    for unit in Self.units(of: tree, in: store) {
      let path = root.relative(unit.mainFile)
      guard let target = targets[path], unit.module == moduleName(of: target),
        unit.written > units[path]?.written ?? .min
      else { continue }
      units[path] = unit
    }
    unbuilt = tree.files.filter { units[$0.path] == nil }
    var seen: EvidenceCache<BuiltContent> = folder.cache("built", asked: products)
    changed = tree.files.filter { file in
      units[file.path].map { !isAsBuilt(file, $0, digests[file.path], &seen) } ?? false
    }
    seen.save()
    deleted = Set(tree.files.map(\.target)).sorted().flatMap { target in
      CompiledFiles.paths(of: target, products: products).map(root.relative)
        .filter { !repository.exists($0) }
        .map { DeletedFile(path: $0, target: target) }
    }
  }

  /// Whether a source is as its unit saw it: it is older than that, or has the content again that it
  /// had when it was older. So a change that was taken back asks for no build.
  private func isAsBuilt(
    _ file: SourceTree.File, _ unit: IndexUnit, _ digest: UInt64?,
    _ seen: inout EvidenceCache<BuiltContent>
  ) -> Bool {
    let built = seen.value(for: file.path, stamp: "\(unit.written)")
    guard file.stamp.modified > unit.written else {
      if built == nil, let digest {
        seen.keep(BuiltContent(digest: digest), for: file.path, stamp: "\(unit.written)")
      }
      return true
    }
    return digest != nil && built?.digest == digest
  }

  /// The units that may be of one of the files: a unit is named after the file it was made from, so
  /// that the thousand of other packages need not be opened.
  private static func units(of tree: SourceTree, in store: borrowing IndexStore) -> [IndexUnit] {
    let names = Set(tree.files.map { ($0.path.split(separator: "/").last ?? "") + ".o" })
    let wanted = store.unitNames().filter { name in
      name.lastIndex(of: "-").map { names.contains(name[..<$0]) } ?? false
    }
    return concurrentMap(wanted) { store.unit($0) }.compactMap { $0 }
  }
}

/// The content of a source when it was built.
private struct BuiltContent: Cacheable {
  let digest: UInt64

  init(digest: UInt64) {
    self.digest = digest
  }

  func write(to writer: inout ByteWriter) {
    writer.write(digest)
  }

  init(from reader: inout ByteReader) throws(CorruptCache) {
    digest = try reader.number()
  }
}
