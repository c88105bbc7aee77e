public import Toolbox

extension FilePatch {
  /// Applies the patch to the text of the file.
  ///
  /// - Parameter text: nothing when there is no such file.
  /// - Returns: nothing when the file is to be removed.
  /// - Throws: ``ToolFailure`` that names the line that is not where the patch expects it.
  public func applied(to text: String?) throws(ToolFailure) -> String? {
    switch (kind, text) {
    case (.addition, nil): return hunks.flatMap(\.new).joined(separator: "\n") + "\n"
    case (.addition, _): throw ToolFailure("\(path) is there already: the patch adds it.")
    case (_, nil): throw ToolFailure("\(path) is not there any more: the patch edits it.")
    case (.removal, _): return nil
    case (.edit, let text?): return try edited(text)
    }
  }

  private func edited(_ text: String) throws(ToolFailure) -> String {
    var lines = text.lines
    var shift = 0
    for hunk in hunks {
      let place = try self.place(of: hunk, in: lines, shift: shift)
      lines.replaceSubrange(place..<place + hunk.old.count, with: hunk.new)
      shift += hunk.new.count - hunk.old.count
    }
    return lines.joined(separator: "\n")
  }

  /// The index of the first line of a hunk.
  private func place(
    of hunk: Hunk, in lines: [String], shift: Int
  ) throws(ToolFailure) -> Int {
    let old = hunk.old
    let hint = max(0, hunk.line - 1) + shift
    // What has no old line goes to the beginning of the file, or nowhere: a number alone proves
    // nothing about what stands there.
    if old.isEmpty, hunk.line <= 0 { return 0 }
    guard !old.isEmpty else {
      throw ToolFailure("\(path):\(hunk.line): the hunk names no line of the file.")
    }
    func stands(at index: Int) -> Bool {
      index >= 0 && index + old.count <= lines.count
        && lines[index..<index + old.count].elementsEqual(old)
    }
    if stands(at: hint) { return hint }
    let places = lines.indices.filter(stands(at:))
    if let place = places.first, places.count == 1 { return place }
    throw ToolFailure(
      places.isEmpty
        ? "\(path):\(hunk.line): \(drift(of: old, in: lines))"
        : "\(path):\(hunk.line): its lines moved, and stand in \(places.count) places now.")
  }

  private func drift(of old: [String], in lines: [String]) -> String {
    let known = Set(lines)
    return if let gone = old.first(where: { !known.contains($0) }) {
      "the line “\(gone.trimmed)” is gone."
    } else {
      "its lines do not stand together any more: “\(old[0].trimmed)”."
    }
  }
}
