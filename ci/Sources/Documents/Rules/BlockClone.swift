import Foundation
package import Toolbox

/// A clone of the checkout, for blocks that make and remove whole features.
///
/// It is of the last commit, as everything is that `make fork` cuts. The tools are those that are
/// built already, and what they make is neither built nor tested there: that takes minutes, and is
/// what `make fork-check` and `make forks` are for.
package struct BlockClone: Sendable {
  /// The folder of the clone, in that of the document.
  static let name = "seams"

  private let checkout: Repository
  private let tools: String

  /// - Parameter tools: the folder of the built tools.
  package init(checkout: Repository, tools: String) {
    self.checkout = checkout
    self.tools = tools
  }

  /// Nothing where no document has a block for a clone; and nothing, with a gap that says why, where the
  /// tools are not built.
  package init?(
    of checkout: Repository, for documents: [MarkdownDocument], tools: String? = nil,
    gaps: inout [String]
  ) {
    guard documents.contains(where: { $0.fences.contains(where: \.needsClone) }) else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let tools = tools ?? environment["SEAMS_TOOLS"] ?? checkout.path("ci/.build/release")
    guard checkout.exists("\(tools)/seams-fork") else {
      gaps.append("seams-fork is not built, so no block is run in a clone: run “make docs”.")
      return nil
    }
    self.init(checkout: checkout, tools: tools)
  }

  /// Variables of the blocks.
  var environment: [String] { ["SEAMS_TOOLS=\(tools)", "CHECK=0"] }

  /// Makes the clone where it is not there yet, with somebody who commits.
  func make(in folder: String, of scratch: Repository) throws(ToolFailure) -> Bool {
    guard !scratch.exists("\(folder)/\(Self.name)") else { return true }
    try scratch.write(
      "[user]\n\tname = Somebody\n\temail = somebody@example.org\n[safe]\n\tdirectory = *\n",
      to: "\(folder)/home/.gitconfig")
    let answer = try Shell.run(
      [
        "git", "clone", "--quiet", "--shared", checkout.root,
        scratch.path("\(folder)/\(Self.name)"),
      ])
    guard answer.succeeded else {
      throw ToolFailure("The checkout cannot be cloned: \(answer.errors)")
    }
    return true
  }
}

extension MarkdownDocument.Fence {
  fileprivate var needsClone: Bool { FenceKind(info)?.needsClone == true }
}
