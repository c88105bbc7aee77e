import Foundation
import Toolbox

/// The pages that tools write and that are committed: listings of APIs, pictures, and the pages with
/// marked sections.
///
/// Only these change when a feature comes or goes, beside its own files and its two lines.
enum GeneratedPages {
  /// Those that are there, but for the pages of one feature, which are its own.
  static func paths(in repository: Repository, without feature: String) -> [String] {
    let own = FeatureFolders(feature)
    let listings = names(in: "docs/api", of: repository).filter { $0.hasSuffix(".txt") }
    let pictures = names(in: "docs", of: repository).filter { $0.hasSuffix(".svg") }
    let pages = names(in: "", of: repository).filter { $0.hasSuffix(".md") }
    let modules = FeatureFolders.subfolders(of: "Modules", in: repository).map {
      "Modules/\($0)/README.md"
    }
    return
      (listings.map { "docs/api/\($0)" } + pictures.map { "docs/\($0)" } + pages + modules)
      .filter { repository.exists($0) && !own.contains($0) }.sorted()
  }

  /// The listings of the API of a feature that will be there.
  static func listings(of feature: String, layers: Set<String>) -> [String] {
    layers.sorted().map { "docs/api/\(feature)\($0).txt" }
  }

  /// Whether tools write all of a file.
  static func isDrawn(_ path: String) -> Bool {
    path.hasPrefix("docs/api/") && path.hasSuffix(".txt")
      || path.hasPrefix("docs/") && path.hasSuffix(".svg") && path.split(separator: "/").count == 2
  }

  /// Whether tools write a file, or a part of it.
  static func isPage(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return isDrawn(path) || parts.count == 1 && path.hasSuffix(".md")
      || parts.count == 3 && parts[0] == "Modules" && parts[2] == "README.md"
  }

  private static func names(in folder: String, of repository: Repository) -> [String] {
    let path = folder.isEmpty ? repository.root : repository.path(folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
