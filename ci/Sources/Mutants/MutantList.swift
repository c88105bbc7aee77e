public import Toolbox

/// The accepted surviving mutants, each with its reason: `docs/mutants.md`.
///
/// An entry is a line with the place and the change, and an indented line that begins with
/// `equivalent:` if no test can notice the mutant, or with `accepted:` if no test does.
public struct MutantList: Sendable {
  public static let path = "docs/mutants.md"

  /// `equivalent` or `accepted`, by the key of the mutant.
  private(set) var reasons: [String: String] = [:]

  /// - Throws: ``ToolFailure`` for a mutant without a reason.
  public init(text: String) throws(ToolFailure) {
    for entry in text.matches(of: #/(?m)^(Modules\/.*)(?:\n *(equivalent|accepted): \S)?/#) {
      guard let reason = entry.2 else {
        throw ToolFailure("\(Self.path): the reason for “\(entry.1)” is missing.")
      }
      reasons[String(entry.1)] = String(reason)
    }
  }

  public func isEquivalent(_ mutant: Mutant) -> Bool { reasons[mutant.key] == "equivalent" }
}
