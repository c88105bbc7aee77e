package import Documents
import Evidence
import Foundation
package import Toolbox

/// Checks a site as it was written: each page is well-formed, each link and each anchor leads to
/// something that is there, and each page can be reached from the first one.
package struct SiteCheck {
  /// Pages, named from the site's folder, in order.
  package let pages: [String]
  private let files: Set<String>
  private let facts: [String: PageFacts]

  package init(site: Repository) {
    let files = site.files(below: ".", withHidden: true)
      .map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    let pages = files.filter { $0.hasSuffix(".html") }
    let facts = concurrentMap(pages) { page in
      let data = FileManager.default.contents(atPath: site.path(page)) ?? Data()
      return PageReader.facts(of: data)
    }
    self.files = Set(files)
    self.pages = pages
    self.facts = Dictionary(uniqueKeysWithValues: zip(pages, facts))
  }

  /// - Parameter origin: what of the checkout a page shows.
  package func findings(origin: (String) -> String) -> [DocumentFinding] {
    let reached = reached(from: "index.html")
    return pages.flatMap { page in
      var mistakes = links(of: page)
      if let mistake = facts[page]?.mistake {
        mistakes = [(mistake, "close what is open, and write “&amp;” for “&” in HTML of your own.")]
      }
      mistakes += doubles(of: page)
      if !reached.contains(page) {
        mistakes.append(
          ("No link leads to \(page) from the first page.", "list it, or link it somewhere."))
      }
      return mistakes.map { what, instead in
        DocumentFinding(Place(path: origin(page)), .site, what, instead: instead)
      }
    }.sorted()
  }

  private func links(of page: String) -> [(String, String)] {
    (facts[page]?.links ?? []).compactMap { link in
      guard let target = SiteAddress.resolve(link, from: page) else { return nil }
      guard let file = target.file, files.contains(file) else {
        return ("“\(link)” leads to no page.", "link a file of the checkout.")
      }
      guard let anchor = target.anchor, let there = facts[file], there.mistake == nil,
        !there.anchors.contains(anchor)
      else { return nil }
      return ("“\(link)” leads to no heading and no line.", "link one that there is.")
    }
  }

  private func doubles(of page: String) -> [(String, String)] {
    Dictionary(grouping: facts[page]?.anchors ?? [], by: \.self).filter { $1.count > 1 }.keys
      .sorted().map { ("The anchor “\($0)” is there twice.", "give one of them another name.") }
  }

  private func reached(from first: String) -> Set<String> {
    var reached: Set<String> = [first]
    var open = [first]
    while let page = open.popLast() {
      for link in facts[page]?.links ?? [] {
        guard let file = SiteAddress.resolve(link, from: page)?.file, facts[file] != nil,
          reached.insert(file).inserted
        else { continue }
        open.append(file)
      }
    }
    return reached
  }
}
