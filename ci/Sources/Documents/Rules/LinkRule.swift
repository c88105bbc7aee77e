import Evidence
import Foundation

/// Relative links, with their anchors.
struct LinkRule {
  let project: Project
  /// The headings of each document, by path.
  let documents: [String: MarkdownDocument]

  func findings(in document: MarkdownDocument) -> [DocumentFinding] {
    document.links.compactMap { finding(for: $0, in: document) }
  }

  private func finding(
    for link: MarkdownDocument.Link, in document: MarkdownDocument
  ) -> DocumentFinding? {
    guard link.target.firstMatch(of: #/^([a-z][a-z0-9+.-]*:|\/\/)/#) == nil else { return nil }
    let halves = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let target = String(halves[0]).removingPercentEncoding ?? String(halves[0])
    let path = target.isEmpty ? document.path : Self.resolve(target, from: document.path)
    let place = document.place(link.line)
    guard let path, project.files.holds(path), !path.contains("*") else {
      let hint = path.map { ClosestName.hint($0, among: project.files.all) } ?? ""
      return DocumentFinding(
        place, .link, "“\(link.target)” leads nowhere.\(hint)",
        instead: "link a file of the checkout, from the folder of this document.")
    }
    guard halves.count == 2, let headings = documents[path]?.headings.map(\.anchor),
      !headings.contains(String(halves[1]))
    else { return nil }
    let hint = ClosestName.hint(String(halves[1]), among: headings)
    return DocumentFinding(
      place, .link, "\(path) has no heading “#\(halves[1])”.\(hint)",
      instead: "link a heading that there is: \(headings.map { "#\($0)" }.joined(separator: ", "))."
    )
  }

  /// A path from the root, or nothing when it leaves the checkout.
  static func resolve(_ target: String, from document: String) -> String? {
    var parts = target.hasPrefix("/") ? [] : document.split(separator: "/").dropLast().map { $0 }
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
