import Evidence

/// Blocks that are marked `swift from=some/File.swift` stand in that file, line by line.
///
/// A line `// …` stands for lines that are left out. How far a line is indented is nobody's business:
/// a part of a type may stand at the edge of the page.
struct QuotationRule {
  let project: Project
  private static let gap = "// …"

  func findings(in document: MarkdownDocument) -> [DocumentFinding] {
    document.fences.compactMap { fence in
      guard case .swiftQuotation(let path) = FenceKind(fence.info) else { return nil }
      return finding(for: fence, of: path, in: document)
    }
  }

  private func finding(
    for fence: MarkdownDocument.Fence, of path: String, in document: MarkdownDocument
  ) -> DocumentFinding? {
    guard project.files.holds(path), let text = project.text(path) else {
      return DocumentFinding(
        document.place(fence.line), .quotation,
        "“\(path)” is no file.\(ClosestName.hint(path, among: project.files.all))",
        instead: "quote a file of the checkout, by its path from the root.")
    }
    var rest = Self.lines(text)[...]
    for part in Self.parts(of: fence) {
      guard let end = Self.end(of: part.lines, in: rest) else {
        return DocumentFinding(
          document.place(fence.line + part.first), .quotation,
          "“\(part.lines[0])” and what follows does not stand in \(path), or not in this order.",
          instead: "quote what the file says now, with a line “\(Self.gap)” for what is left out.")
      }
      rest = rest[end...]
    }
    return nil
  }

  /// What stands between two gaps, with the number of its first line in the block.
  private static func parts(
    of fence: MarkdownDocument.Fence
  ) -> [(first: Int, lines: [String])] {
    var parts: [(first: Int, lines: [String])] = []
    var isOpen = false
    for (offset, line) in lines(fence.text).enumerated() {
      switch line {
      case gap: isOpen = false
      case "" where !isOpen: continue
      case _ where isOpen: parts[parts.count - 1].lines.append(line)
      default:
        parts.append((offset + 1, [line]))
        isOpen = true
      }
    }
    return parts.map { part in
      (part.first, Array(part.lines.reversed().drop(while: \.isEmpty).reversed()))
    }
  }

  /// The index behind the first place where these lines stand one below the other.
  private static func end(of wanted: [String], in lines: ArraySlice<String>) -> Int? {
    lines.indices.first { start in lines[start...].starts(with: wanted) }.map { $0 + wanted.count }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.trimmingBlanks) }
  }
}
