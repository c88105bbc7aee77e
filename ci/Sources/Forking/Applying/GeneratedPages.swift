import Foundation
import Toolbox

/// The committed output of tools: API listings, pictures, and pages with marked sections.
///
/// Adding or removing a feature changes only these, its own files, and its two lines.
enum GeneratedPages {
  /// The existing generated pages, without the pages of one feature.
  static func paths(in repository: Repository, without feature: String) -> [String] {
    let own = FeatureFolders(feature)
    let listings = names(in: "docs/api", of: repository).filter { $0.hasSuffix(".txt") }
    let pages = names(in: "", of: repository).filter { $0.hasSuffix(".md") }
    let modules = FeatureFolders.subfolders(of: "Modules", in: repository).map {
      "Modules/\($0)/graph.svg"
    }
    return
      (listings.map { "docs/api/\($0)" } + ["docs/graph.svg"] + pages + modules)
      .filter { repository.exists($0) && !own.contains($0) }.sorted()
  }

  /// The API listings of a future feature.
  static func listings(of feature: String, layers: Set<String>) -> [String] {
    layers.sorted().map { "docs/api/\(feature)\($0).txt" }
  }

  /// Whether tools write all of a file.
  static func isDrawn(_ path: String) -> Bool {
    path.hasPrefix("docs/api/") && path.hasSuffix(".txt")
      || path.wholeMatch(of: #/docs\/[^\/]+\.svg|Modules\/[^\/]+\/graph\.svg/#) != nil
  }

  /// Whether tools write a file, or a part of it.
  static func isPage(_ path: String) -> Bool {
    isDrawn(path) || !path.contains("/") && path.hasSuffix(".md")
  }

  private static func names(in folder: String, of repository: Repository) -> [String] {
    let path = folder.isEmpty ? repository.root : repository.path(folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
