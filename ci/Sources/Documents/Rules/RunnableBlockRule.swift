import Evidence
import Foundation
package import Toolbox

/// Runs the blocks of a document that are marked `sh run`, `sh run clone` or `sh dry`, in order, in one
/// folder of its own.
///
/// Each block is a script of its own, ended by the first command that fails; it begins in the folder
/// in which the one before it ended. It sees the built programs, an empty home, and no network:
/// whatever goes beyond this machine is sent to a proxy that does not answer.
package struct RunnableBlockRule {
  /// The folder of the built programs.
  package let programs: String
  /// Where a document's folder is made.
  package let scratch: Repository
  /// The seconds that a block may take: a fork is written within some.
  package let limit: Int
  /// Where blocks that change a checkout get theirs, or nothing when they cannot be run.
  private let clone: BlockClone?
  private static let killed: Int32 = 128 + 9

  package init(
    programs: String, scratch: Repository, limit: Int = 120, clone: BlockClone? = nil
  ) {
    self.programs = programs
    self.scratch = scratch
    self.limit = limit
    self.clone = clone
  }

  package func findings(in document: MarkdownDocument) throws(ToolFailure) -> [DocumentFinding] {
    var findings: [DocumentFinding] = []
    var printed: String?
    let folder = "run-\(document.path.replacing("/", with: "-"))"
    for fence in document.fences {
      let kind = FenceKind(fence.info)
      switch kind {
      case .shellRun, .shellClone, .shellDry:
        if kind?.needsClone == true, try clone?.make(in: folder, of: scratch) != true { continue }
        let answer = try run(fence.text, in: folder, isDry: kind == .shellDry)
        printed = answer.output
        guard !answer.succeeded else { continue }
        // What stands below it builds on it.
        return findings + [failed(answer, fence, in: document)]
      case .output:
        if let printed { findings += Self.compare(printed, with: fence, in: document) }
        printed = nil
      default: printed = nil
      }
    }
    return findings
  }

  private func run(
    _ script: String, in folder: String, isDry: Bool
  ) throws(ToolFailure) -> ShellResult {
    // Whatever this tool itself was started with, a block reads nothing.
    let place = scratch.path("\(folder).place")
    try scratch.write(
      "trap 'pwd >\"\(place)\"' EXIT\nexec </dev/null\n\(script)", to: "\(folder).sh")
    try scratch.write("", to: "\(folder)/home/.keep")
    let nobody = "http://127.0.0.1:9"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let isClone = scratch.exists("\(folder)/\(BlockClone.name)")
    return try Shell.run(
      [
        "env", "-i", "PATH=\(programs):\(path)", "HOME=\(scratch.path("\(folder)/home"))",
        "LANG=C.UTF-8", "TERM=dumb", "http_proxy=\(nobody)", "https_proxy=\(nobody)",
        "no_proxy=127.0.0.1", "LLVM_PROFILE_FILE=/dev/null",
      ] + (isClone ? clone?.environment ?? [] : []) + (isDry ? ["MAKEFLAGS=n"] : [])
        + [
          "timeout", "--signal=KILL", "\(limit)", "bash", "-eu",
          scratch.path("\(folder).sh"),
        ], in: try start(of: folder, at: place))
  }

  /// Where the block before ended, or the folder of the document.
  private func start(of folder: String, at place: String) throws(ToolFailure) -> String {
    guard scratch.exists(place) else {
      let clone = "\(folder)/\(BlockClone.name)"
      return scratch.path(scratch.exists(clone) ? clone : folder)
    }
    return try scratch.text(place).trimmingBlanks
  }

  private func failed(
    _ answer: ShellResult, _ fence: MarkdownDocument.Fence, in document: MarkdownDocument
  ) -> DocumentFinding {
    let said =
      answer.errors.split(separator: "\n").last ?? answer.output.split(separator: "\n").last
      ?? "it said nothing"
    let what =
      answer.status == Self.killed
      ? "The block did not end within \(limit) seconds."
      : "The block ended with status \(answer.status): \(said)"
    return DocumentFinding(
      document.place(fence.line), .shellBlock, what,
      instead: "mend it, or mark it as “sh” if it cannot run here.")
  }

  private static func compare(
    _ printed: String, with fence: MarkdownDocument.Fence, in document: MarkdownDocument
  ) -> [DocumentFinding] {
    guard !OutputPattern(fence.text).matches(printed) else { return [] }
    let seen = printed.trimmingBlanks.replacing("\n", with: "⏎")
    return [
      DocumentFinding(
        document.place(fence.line), .output, "The block above prints something else: \(seen)",
        instead: "write what it prints, with “…” for what differs from run to run.")
    ]
  }
}

/// What a block prints, with `…` for anything.
struct OutputPattern {
  private let pieces: [String]

  init(_ text: String) {
    pieces = text.trimmingBlanks.split(separator: "…", omittingEmptySubsequences: false)
      .map(String.init)
  }

  func matches(_ output: String) -> Bool {
    var rest = output.trimmingBlanks[...]
    guard let first = pieces.first, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    guard pieces.count > 1, let last = pieces.last else { return rest.isEmpty }
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
