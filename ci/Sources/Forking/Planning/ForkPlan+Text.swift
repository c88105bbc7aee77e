extension ForkPlan {
  /// The plan as text: the files to write, and the words to keep.
  public var text: String {
    var lines = ["\(names).", "\(files.count) files, \(lineCount) lines:"]
    for file in files { lines.append("  \(file.path) (\(file.lineCount))") }
    for edit in edits {
      lines.append("\(edit.path):")
      lines += edit.changedLines.map { "  \($0)" }
    }
    return (lines + leftovers).joined(separator: "\n")
  }

  /// The names, for the user to check, because the singular is a guess.
  public var names: String { "\(feature), one of them: \(entity)" }

  /// The words that were not renamed, for the user to check.
  public var leftovers: [String] {
    Self.section("Kept, since they are words of the world:", kept)
      + Self.section("Left as they are, since they are other words made of the name:", odd)
  }

  private static func section(_ title: String, _ places: [Place]) -> [String] {
    guard !places.isEmpty else { return [] }
    return [title] + places.map { "  \($0.path):\($0.line): “\($0.word)”" }
  }
}
