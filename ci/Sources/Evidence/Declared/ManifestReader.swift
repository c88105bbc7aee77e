import Foundation
import Toolbox

/// The lens *declared*: asks the package manager what the manifest says.
///
/// The question takes most of a second, so the answer is kept for as long as the bytes of
/// `Package.swift` are the same.
struct ManifestReader {
  let repository: Repository
  let folder: CacheFolder

  func read() throws(ToolFailure) -> Manifest {
    let source = try repository.text("Package.swift")
    var cache: EvidenceCache<DumpedText> = folder.cache("manifest")
    if let kept = cache.value(for: "Package.swift", stamp: source),
      let manifest = try? manifest(kept.text)
    {
      return manifest
    }
    let text = try dump()
    let manifest = try manifest(text)
    cache.keep(DumpedText(text: text), for: "Package.swift", stamp: source)
    cache.save()
    return manifest
  }

  /// The lock of the package is passed over: a test that asks runs while the package manager
  /// itself holds it.
  private func dump() throws(ToolFailure) -> String {
    let result = try Shell.run([
      "swift", "package", "--package-path", repository.root, "--ignore-lock", "dump-package",
    ])
    guard result.succeeded else {
      let lines = result.errors.split(separator: "\n")
      let reason = lines.first { $0.contains("error:") } ?? lines.first ?? "no reason is given"
      throw ToolFailure(
        "Package.swift cannot be read: \(reason). Run `swift package dump-package` to see more.")
    }
    return result.output
  }

  private func manifest(_ text: String) throws(ToolFailure) -> Manifest {
    do {
      let dump = try JSONDecoder().decode(ManifestDump.self, from: Data(text.utf8))
      return Manifest(dump, exists: repository.exists)
    } catch {
      throw ToolFailure("The dump of Package.swift has an unknown form: \(error)")
    }
  }
}

/// The answer as it came.
private struct DumpedText: Cacheable {
  let text: String

  init(text: String) {
    self.text = text
  }

  func write(to writer: inout ByteWriter) {
    writer.write(text)
  }

  init(from reader: inout ByteReader) throws(CorruptCache) {
    text = try reader.text()
  }
}
