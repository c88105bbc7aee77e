import Evidence

/// An edit that a document asks its reader for, a block marked `diff`, fits the file that is named
/// last before it: the lines that it keeps and takes away stand there, together, at one place.
struct ExerciseRule {
  let project: Project

  func findings(in document: MarkdownDocument) -> [DocumentFinding] {
    document.fences.filter { $0.info == ["diff"] }.compactMap { finding(for: $0, in: document) }
  }

  private func finding(
    for fence: MarkdownDocument.Fence, in document: MarkdownDocument
  ) -> DocumentFinding? {
    let place = document.place(fence.line)
    let chapter = document.headings.last { $0.line < fence.line }?.line ?? 0
    let named = document.spans.last { span in
      (chapter..<fence.line).contains(span.line) && span.text.contains("/")
        && project.files.holds(span.text)
    }
    guard let path = named?.text, let text = project.text(path) else {
      return DocumentFinding(
        place, .exercise, "No file is named before this edit.",
        instead: "say which file is edited, by its path from the root, in backticks.")
    }
    let old = Self.lines(fence.text).filter { $0.first != "+" }.map { $0.dropFirst() }
    guard !old.isEmpty else {
      return DocumentFinding(
        place, .exercise, "The edit does not say where its lines belong.",
        instead: "begin it with a line of the file that stays.")
    }
    let lines = Self.lines(text)
    let places = lines.indices.count { lines[$0...].starts(with: old) }
    guard places != 1 else { return nil }
    return DocumentFinding(
      place, .exercise,
      places == 0
        ? "“\(old[0].trimmingBlanks)” and what follows does not stand in \(path)."
        : "“\(old[0].trimmingBlanks)” and what follows stands in \(path) \(places) times.",
      instead: "write what the file says now, with as many lines as it takes to find the place.")
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
