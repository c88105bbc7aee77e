public import Toolbox

/// The mutants that may live, with the reason of each: `docs/mutants.md`.
///
/// They stand in its blocks of text: a line with the place and the change, and a line, indented, that
/// begins with `equivalent:` where no test could tell, or `accepted:` where none does.
public struct MutantList: Hashable, Sendable {
  public static let path = "docs/mutants.md"

  public private(set) var equivalent: Set<String> = []
  public private(set) var accepted: Set<String> = []

  public var keys: Set<String> { equivalent.union(accepted) }

  /// - Throws: ``ToolFailure`` for a mutant without a reason.
  public init(text: String) throws(ToolFailure) {
    var key: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("Modules/") {
        key = line.trimmed
      } else if let open = key {
        let reason = line.trimmed
        if reason.hasPrefix("equivalent: ") {
          equivalent.insert(open)
        } else if reason.hasPrefix("accepted: ") {
          accepted.insert(open)
        } else {
          throw ToolFailure("\(Self.path): no reason is given for “\(open)”.")
        }
        key = nil
      }
    }
  }
}
