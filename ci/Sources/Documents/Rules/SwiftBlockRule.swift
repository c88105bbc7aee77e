import Evidence
import Foundation
package import Toolbox

/// Blocks of Swift, shown to the compiler.
///
/// A block is a file of its own: it imports what it uses, and its statements may stand at the top.
package struct SwiftBlockRule {
  /// The folder of the built modules, or nothing when there are none.
  package let modules: String?
  /// Arguments that the modules need: where the maps of the C modules are.
  package let arguments: [String]
  /// A folder for the files that the compiler reads.
  package let scratch: Repository

  package init(modules: String?, arguments: [String] = [], scratch: Repository) {
    self.modules = modules
    self.arguments = arguments
    self.scratch = scratch
  }

  /// - Parameter parsesOnly: whether the blocks are parts of something, as in doc comments.
  package func findings(
    in document: MarkdownDocument, parsesOnly: Bool = false
  ) throws(ToolFailure) -> [DocumentFinding] {
    var findings: [DocumentFinding] = []
    for fence in document.fences {
      let place = document.place(fence.line)
      switch FenceKind(fence.info) {
      case .swift:
        let errors = try errors(in: fence, parsesOnly: parsesOnly)
        findings += errors.prefix(1).map { Self.broken($0, in: fence, at: place) }
      case .swiftFragment:
        let errors = try errors(in: fence, parsesOnly: true)
        findings += errors.prefix(1).map { Self.broken($0, in: fence, at: place) }
      case .swiftError(let id):
        findings += Self.unexpected(try errors(in: fence, parsesOnly: false), id, at: place)
      default: break
      }
    }
    return findings
  }

  private struct CompilerError {
    var line: Int
    var message: String
    /// The name of the diagnostic, where the compiler tells one.
    var id: String?
  }

  private func errors(
    in fence: MarkdownDocument.Fence, parsesOnly: Bool
  ) throws(ToolFailure) -> [CompilerError] {
    try scratch.write(fence.text, to: "block.swift")
    let checks = ["-typecheck", "-swift-version", "6"] + (modules.map { ["-I", $0] } ?? [])
    let answer = try Shell.run(
      ["swiftc", "-frontend"] + (parsesOnly ? ["-parse"] : checks + arguments)
        + [
          "-debug-diagnostic-names", "-diagnostic-style", "llvm", "-module-name", "Block",
          scratch.path("block.swift"),
        ], merged: true)
    let errors = answer.output.matches(
      of: #/:(\d+):\d+: error: (.*?)(?: \[([a-z0-9_]+)\])?\n/#
    ).map {
      CompilerError(
        line: Int($0.1) ?? 1, message: String($0.2), id: $0.3.map(String.init))
    }
    guard answer.succeeded || !errors.isEmpty else {
      throw ToolFailure("The compiler failed without an error: \(answer.output.prefix(500))")
    }
    return errors
  }

  private static func broken(
    _ error: CompilerError, in fence: MarkdownDocument.Fence, at place: Place
  ) -> DocumentFinding {
    let message = error.message.trimmingBlanks
    return DocumentFinding(
      Place(path: place.path, line: place.line + error.line), .swiftBlock,
      "The block does not compile: \(message)\(error.id.map { " [\($0)]" } ?? "").",
      instead: "mend it, with its imports, or mark a part of something as “swift fragment”.")
  }

  private static func unexpected(
    _ errors: [CompilerError], _ id: String, at place: Place
  ) -> [DocumentFinding] {
    guard errors.isEmpty || errors.contains(where: { $0.id != id }) else { return [] }
    let seen = Set(errors.map { $0.id ?? $0.message }).sorted().joined(separator: ", ")
    return [
      DocumentFinding(
        place, .swiftBlock,
        errors.isEmpty
          ? "The block should fail with “\(id)”, and it compiles."
          : "The block should fail with “\(id)” alone, and it fails with: \(seen).",
        instead: "make it bad for the reason that it names, or name the reason that it has.")
    ]
  }
}
