import Foundation
import Toolbox

/// Maps a line of a new file to the line of the template that it comes from.
struct SourceMap {
  private let files: [String: PlannedFile]
  private let root: String

  init(_ files: [PlannedFile], in repository: Repository) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    root = repository.root + "/"
  }

  /// The maximum number of reported errors.
  static let limit = 20

  /// Returns the first compiler errors or test failures, each once, with the template's line.
  func errors(in output: String) -> [String] {
    var seen: Set<String> = []
    let lines = output.split(separator: "\n").map(String.init)
    let found = lines.filter { line in
      // A compiler repeats an error below the code that it quotes.
      let isError = line.contains("error:") && !line.contains("`- error:")
      return (isError || Self.isIssue(line)) && seen.insert(line).inserted
    }
    let known = found.filter { place(in: $0) != nil }
    return (known.isEmpty ? found : known).prefix(Self.limit).map(translated)
  }

  /// Returns a line with the place in the template that it refers to.
  func translated(_ line: String) -> String {
    let short = line.replacing(root, with: "")
    guard let (path, number) = place(in: line), let file = files[path] else { return short }
    return "\(short)\n    from \(file.source):\(file.sourceLine(of: number))"
  }

  private static func isIssue(_ line: String) -> Bool {
    line.contains("recorded an issue at") || line.contains("failed after")
  }

  /// Returns the first place in a line: a path of a new file, and a number after a colon. Tests
  /// print the file's name without its folders.
  private func place(in line: String) -> (path: String, line: Int)? {
    for word in line.replacing(root, with: "").split(separator: " ") {
      let parts = word.split(separator: ":")
      guard parts.count > 1, let number = Int(parts[1]) else { continue }
      let name = parts[0].hasPrefix("./") ? String(parts[0].dropFirst(2)) : String(parts[0])
      if files[name] != nil { return (name, number) }
      let named = files.keys.filter { $0.hasSuffix("/" + name) }
      if let path = named.first, named.count == 1 { return (path, number) }
    }
    return nil
  }
}
