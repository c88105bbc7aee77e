/// What the docs may say of a Makefile: its targets, the variables that it reads, its stages.
public struct Makefile: Hashable, Sendable {
  public private(set) var targets: Set<String> = []
  public private(set) var variables: Set<String> = []
  /// What `make ci` runs, in order: the words of `stages`.
  public private(set) var stages: [String] = []
  /// What `make deep` runs after it: the words of `deep-stages`.
  public private(set) var deepStages: [String] = []
  /// What only the nightly run adds: the words of `nightly-stages`.
  public private(set) var nightlyStages: [String] = []

  public init(text: String) {
    let joined = text.replacing("\\\n", with: " ")
    for line in joined.split(separator: "\n") where line.first != "#" {
      if let rule = line.prefixMatch(of: #/([a-z][a-z0-9-]*):(?!=)/#) {
        targets.insert(String(rule.1))
      }
      let assignment = #/(stages|deep-stages|nightly-stages)\s*(:?=|\+=)\s*(.*)/#
      if let match = line.wholeMatch(of: assignment) {
        let words = match.3.split(separator: " ").map(String.init)
        let isMore = match.2 == "+="
        switch match.1 {
        case "stages": stages = (isMore ? stages : []) + words
        case "deep-stages": deepStages = (isMore ? deepStages : []) + words
        default: nightlyStages = (isMore ? nightlyStages : []) + words
        }
      }
      for use in line.matches(of: #/\$\(([A-Za-z][A-Za-z0-9_-]*)\)/#) {
        variables.insert(String(use.1))
      }
      // What is only handed on: recipes read it from the environment.
      if let handed = line.wholeMatch(of: #/export ([A-Z_ ]+)/#) {
        variables.formUnion(handed.1.split(separator: " ").map(String.init))
      }
    }
  }
}
