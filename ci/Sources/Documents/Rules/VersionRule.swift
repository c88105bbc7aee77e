import Evidence

/// Every “Swift 1.2.3” of the docs, and the image that CI builds on, is the Swift of
/// `.swift-version`; “Swift 1.2” is right too. What a changelog says of the past stays.
struct VersionRule {
  let project: Project

  func findings(in documents: [MarkdownDocument]) -> [DocumentFinding] {
    documents.filter { !$0.path.hasSuffix("CHANGELOG.md") }.flatMap { document in
      document.paragraphs.flatMap { paragraph in
        findings(in: paragraph.text, from: paragraph.lines.lowerBound, of: document.path)
      }
    } + findings(in: project.image, from: 1, of: "ci/Dockerfile")
  }

  private func findings(in text: String, from line: Int, of path: String) -> [DocumentFinding] {
    guard text.contains("Swift ") || text.contains("swift:") else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { offset, content in
        content.matches(of: #/(?:Swift |FROM swift:)(\d+\.\d+(?:\.\d+)?)/#)
          .filter { !"\(project.swiftVersion).".hasPrefix("\($0.1).") }
          .map { match in
            DocumentFinding(
              Place(path: path, line: line + offset), .version,
              "“\(match.0)” is not the Swift that the project is built with.",
              instead: "write \(project.swiftVersion), as .swift-version does.")
          }
      }
  }
}
