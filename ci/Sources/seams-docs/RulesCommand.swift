import ArgumentParser
import Documents
import Toolbox

/// `seams-docs rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, and what each of them says.")

  func run() {
    var table = TextTable(["rule", "what holds"])
    for rule in DocumentRule.allCases { table.add([rule.rawValue, rule.meaning]) }
    for line in table.lines { print(line) }
  }
}
