/// A part of the list of pages.
package struct SitePart: Hashable, Sendable {
  let english: String
  let japanese: String
  /// Paths that begin so belong to it; one that ends in `.md` has to be the whole path.
  let beginnings: [String]

  func title(in language: SiteLanguage) -> String {
    language == .japanese ? japanese : english
  }

  private func holds(_ path: String) -> Bool {
    beginnings.contains { $0.hasSuffix(".md") ? path == $0 : path.hasPrefix($0) }
  }

  /// The parts that have a page, in their order, each with its English documents.
  static func grouped(_ documents: [String]) -> [(part: SitePart, documents: [String])] {
    var rest = documents.filter { SiteLanguage(of: $0) == .english }
    var groups: [(part: SitePart, documents: [String])] = []
    for part in all {
      let own = rest.filter(part.holds)
      rest.removeAll(where: part.holds)
      if !own.isEmpty { groups.append((part, part.ordered(own))) }
    }
    return groups
  }

  /// A part that is a list of documents has their order. In a folder its front page comes first.
  private func ordered(_ documents: [String]) -> [String] {
    let keys = documents.map { path in
      let listed = beginnings.firstIndex(of: path) ?? beginnings.count
      let folder = SiteFiles.folder(of: path)
      return (listed, folder, SiteFiles.isFrontPage(path) ? 0 : 1, path)
    }
    return keys.sorted { $0 < $1 }.map(\.3)
  }

  private static let all = [
    SitePart(
      english: "Start", japanese: "はじめに",
      beginnings: [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/fork.md", "CHANGELOG.md",
      ]
    ),
    SitePart(english: "Modules", japanese: "モジュール", beginnings: ["Modules/"]),
    SitePart(english: "Tour", japanese: "ツアー", beginnings: ["docs/tour/"]),
    SitePart(english: "Exercises", japanese: "練習", beginnings: ["docs/learn/"]),
    SitePart(english: "Trail", japanese: "トレイル", beginnings: ["docs/trail/"]),
    SitePart(english: "Examples", japanese: "例", beginnings: ["docs/examples/"]),
    SitePart(english: "Decisions", japanese: "決定", beginnings: ["docs/decisions/"]),
    SitePart(english: "Rules and reference", japanese: "規則と資料", beginnings: ["docs/"]),
    SitePart(english: "Tools", japanese: "道具", beginnings: [""]),
  ]
}
