import Toolbox

/// Reads what a guard found out of what it said.
public struct FindingReader: Sendable {
  /// The checkout that the guard looked at; its path is taken off the places.
  public let root: String

  public init(root: String) {
    self.root = root
  }

  /// The findings of a guard that ended red, as far as they can be read.
  ///
  /// - Parameter events: the stream of events of `swift test`, for a guard that writes one.
  public func findings(of reading: Guard.Reading, output: String, events: String?) -> [Finding] {
    switch reading {
    case .lines: lines(output)
    case .tests: events.map { FailedTests(events: $0).findings } ?? []
    case .output: []
    }
  }

  /// What stands for the findings of a guard that says nothing that can be read: every line that
  /// calls itself an error, each once, since a build goes on long after it, and the last lines.
  public func lastWords(of output: String, isOverdue: Bool) -> Finding {
    let said = output.lines.filter { !$0.trimmed.isEmpty }
    var errors: [String] = []
    for line in said.dropLast(Self.lastLines)
    where line.hasPrefix("error: ") && !errors.contains(line) {
      errors.append(line)
    }
    let words = errors.prefix(Self.lastLines) + said.suffix(Self.lastLines)
    let overdue = isOverdue ? "it took too long and was ended.\n" : ""
    return Finding(text: overdue + words.joined(separator: "\n"))
  }

  /// How many lines stand for a guard of whose output nothing can be read.
  static let lastLines = 40

  /// Every line `path:line[:column]: …` and `path: rule: …`, each once, without the notes of the compiler.
  private func lines(_ output: String) -> [Finding] {
    var seen: Set<Finding> = []
    return output.lines.compactMap { line in
      guard let finding = finding(in: line), seen.insert(finding).inserted else { return nil }
      return finding
    }
  }

  private func finding(in line: String) -> Finding? {
    // A tool of ours that knows no place leaves a dash for it.
    if line.hasPrefix("–: "), let found = Self.finding(.init(path: ""), String(line.dropFirst(3))) {
      return Finding(name: found.name, text: found.text)
    }
    var rest = line[...]
    if let range = rest.firstRange(of: root + "/") { rest = rest[range.upperBound...] }
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let path = String(rest[..<colon])
    guard path.contains("/") || path.contains("."), !path.hasPrefix("/") || root == "",
      !path.contains(where: { "“”\"'()".contains($0) }), path == path.trimmed
    else { return nil }
    let parts = rest[rest.index(after: colon)...]
      .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return nil }
    guard let number = Int(parts[0]) else {
      // `Package.swift: rule: text` is about the file as a whole.
      let said = parts.joined(separator: ":").trimmed
      let found = Self.finding(Finding.Place(path: path), said)
      return parts[0].hasPrefix(" ") && found?.name != nil ? found : nil
    }
    let said =
      Int(parts[1]) != nil
      ? parts.dropFirst(2).joined(separator: ":")
      : parts.dropFirst().joined(separator: ":")
    return Self.finding(Finding.Place(path: path, line: number), said.trimmed)
  }

  private static func finding(_ place: Finding.Place, _ said: String) -> Finding? {
    if said.hasPrefix("note:") { return nil }
    // `error: [Rule] text` of the formatter, `error: text` of the compiler, `rule: text` of ours.
    let bare = ["error: ", "warning: "].reduce(said) {
      $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
    if bare.hasPrefix("["), let end = bare.firstIndex(of: "]") {
      let name = bare[bare.index(after: bare.startIndex)..<end]
      return Finding(
        place: place, name: String(name), text: String(bare[bare.index(after: end)...]).trimmed)
    }
    if bare == said, let colon = bare.firstIndex(of: ":"),
      bare[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    {
      return Finding(
        place: place, name: String(bare[..<colon]),
        text: String(bare[bare.index(after: colon)...]).trimmed)
    }
    return Finding(place: place, text: bare)
  }
}
