import Evidence
import Foundation
import Toolbox

/// What a block is written in, by the words behind its opening fence.
enum FenceKind: Hashable {
  /// A program or a snippet, which compiles.
  case swift
  /// A part of one, which is only parsed.
  case swiftFragment
  /// A bad one, which fails with this diagnostic.
  case swiftError(String)
  /// Lines of a file of the checkout, by its path.
  case swiftQuotation(String)
  case shell
  /// Shell that is run, in a folder that is empty at the beginning of the document.
  case shellRun
  /// Shell that is run in a clone of the checkout.
  case shellClone
  /// Shell that is run in the clone, where each `make` only says what it would do.
  case shellDry
  /// What the runnable block before it prints.
  case output
  case json
  /// Lines that begin with a path.
  case paths
  /// Anything else that is written for people: text, diagrams, other languages.
  case other

  /// Nothing for words that are not known.
  init?(_ info: [String]) {
    switch (info.first, info.dropFirst().first, info.count) {
    case ("swift", nil, 1): self = .swift
    case ("swift", "fragment", 2): self = .swiftFragment
    case ("swift", let word?, 2) where word.hasPrefix("error=") && word.count > 6:
      self = .swiftError(String(word.dropFirst(6)))
    case ("swift", let word?, 2) where word.hasPrefix("from=") && word.count > 5:
      self = .swiftQuotation(String(word.dropFirst(5)))
    case ("sh", nil, 1): self = .shell
    case ("sh", "run", 2): self = .shellRun
    case ("sh", "run", 3) where info[2] == "clone": self = .shellClone
    case ("sh", "dry", 2): self = .shellDry
    case ("text", "output", 2): self = .output
    case ("json", nil, 1): self = .json
    case ("text", "paths", 2): self = .paths
    case ("text", nil, 1), ("mermaid", nil, 1), ("html", nil, 1), ("make", nil, 1), ("c", nil, 1),
      ("diff", nil, 1), ("groovy", nil, 1), ("markdown", nil, 1), ("sql", nil, 1):
      self = .other
    default: return nil
    }
  }

  /// Whether the block is run, in whatever way.
  var isRun: Bool { self == .shellRun || needsClone }

  /// Whether the block is run in a clone of the checkout.
  var needsClone: Bool { self == .shellClone || self == .shellDry }

  static let words =
    "swift, swift fragment, swift error=<id>, swift from=<path>, sh, sh run, sh run clone, sh dry, "
    + "text, text output, text paths, json, mermaid, html, make, c, diff, groovy, markdown, sql"
}

/// Blocks say what they are, and what can be read without running anything is well formed.
struct FenceRule {
  let project: Project

  func findings(in document: MarkdownDocument) throws(ToolFailure) -> [DocumentFinding] {
    var findings: [DocumentFinding] = []
    var previous: FenceKind?
    for fence in document.fences {
      let kind = FenceKind(fence.info)
      findings += try self.findings(for: fence, kind, after: previous, in: document)
      previous = kind
    }
    return findings
  }

  private func findings(
    for fence: MarkdownDocument.Fence, _ kind: FenceKind?, after previous: FenceKind?,
    in document: MarkdownDocument
  ) throws(ToolFailure) -> [DocumentFinding] {
    let place = document.place(fence.line)
    let commands = CommandRules(project: project)
    let variables = commands.unknownVariables(in: fence.text, at: place)
    switch kind {
    case nil:
      let info = fence.info.joined(separator: " ")
      let what =
        info.isEmpty ? "The block does not say what it is." : "“\(info)” is no kind of block."
      return [
        DocumentFinding(place, .fence, what, instead: "write one of: \(FenceKind.words).")
      ]
    case .shell, .shellRun, .shellClone, .shellDry:
      return variables + (try syntax(of: fence, at: place))
        + ShellScript(fence.text).commands.flatMap {
          commands.findings($0.words, at: document.place(fence.line + $0.line), isWhole: true)
        }
    case .output where previous?.isRun != true:
      return [
        DocumentFinding(
          place, .output, "No runnable block stands before this output.",
          instead: "put it below a block that is marked “sh run”, or call it “text”.")
      ]
    case .json where !Self.isJSON(fence.text):
      return [
        DocumentFinding(
          place, .json, "The block is no JSON.", instead: "mend it, or call it “text”.")
      ]
    case .paths: return variables + paths(fence, in: document)
    default: return variables
    }
  }

  private func paths(
    _ fence: MarkdownDocument.Fence, in document: MarkdownDocument
  ) -> [DocumentFinding] {
    fence.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { offset, line in
        guard let path = line.split(separator: " ").first.map(String.init),
          !project.files.holds(path)
        else { return nil }
        let hint = ClosestName.hint(path, among: project.files.all)
        return DocumentFinding(
          document.place(fence.line + 1 + offset), .path,
          "“\(path)” is no file and no folder.\(hint)",
          instead: "begin each line of the block with a path from the root of the checkout.")
      }
  }

  private func syntax(
    of fence: MarkdownDocument.Fence, at place: Place
  ) throws(ToolFailure) -> [DocumentFinding] {
    let answer = try Shell.run(["bash", "-n", "-c", fence.text])
    guard !answer.succeeded else { return [] }
    let reason = answer.errors.split(separator: "\n").first.map(String.init) ?? "it says nothing."
    return [
      DocumentFinding(
        place, .shellBlock, "bash cannot read the block: \(reason)",
        instead: "write it as it can be pasted into a shell.")
    ]
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }
}
