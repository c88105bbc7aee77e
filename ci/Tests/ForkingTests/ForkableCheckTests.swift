import Forking
import Testing
import Toolbox

@Suite struct ForkableCheckTests {
  @Test func hasNoFindingsForAForkableFeature() throws {
    try Pebbles.withCheckout { checkout in
      let findings = try ForkableCheck(of: Template(of: "Pebbles", in: checkout)).findings()
      #expect(findings.map(\.description) == [])
    }
  }

  @Test(arguments: [
    ("Apps/CLI", "extension String {\n  var isBlank: Bool { true }\n}\n", 2, "“isBlank” of String"),
    ("Apps/CLI", "\nenum ReadingMark {}\n", 2, "“ReadingMark”"),
    ("Apps/CLI", "func shown(_ text: String) {}\n", 1, "“shown”"),
    ("Apps/Server", "extension Int: Shown {}\n", 1, "that Int is a “Shown”"),
    ("Apps/Server", "private extension Int: Shown {}\n", 1, "that Int is a “Shown”"),
    ("Modules/Domain", "extension Int {\n  public static let most = 1\n}\n", 2, "“most” of Int"),
    ("Apps/Server", "let pebbleRoute = ServerRoute(.get, \"/tags\")\n", 1, "the route “get /tags”"),
    (
      "Apps/CLI",
      "struct PebbleTags {\n  let c = CommandConfiguration(\n    commandName: \"tags\")\n}\n", 3,
      "the command “tags”"
    ),
    (
      "Modules/Infrastructure", "let pebbleSQL = \"\"\"\n  CREATE TABLE tags (\n  \"\"\"\n", 2,
      "the table “tags”"
    ),
    (
      "Modules/Infrastructure", "let pebbleSQL = \"CREATE UNIQUE INDEX by_time ON pebbles\"\n", 1,
      "the index “by_time”"
    ),
    (
      "Modules/Infrastructure", "let p = SQLMigration(feature: \"tags\", number: 1)\n", 1,
      "the migration of “tags”"
    ),
    ("Apps/Server", "let pebbleAPI = \"#/components/schemas/Tag\"\n", 1, "the schema “Tag”"),
  ])
  func findsDeclarationsThatAForkWouldDuplicate(
    folder: String, text: String, line: Int, what: String
  ) throws {
    let path = Self.path(folder)
    try Pebbles.withCheckout(adding: [path: text]) { checkout in
      let findings = try ForkableCheck(of: Template(of: "Pebbles", in: checkout)).findings()
      let texts = findings.map(\.description)
      #expect(texts.count == 1 && texts[0].hasPrefix("\(path):\(line): forkable: \(what) "))
    }
  }

  @Test(arguments: [
    ("Apps/CLI", "private extension String {\n  var isBlank: Bool { true }\n}\n"),
    ("Apps/CLI", "extension String {\n  fileprivate var isBlank: Bool { true }\n}\n"),
    ("Apps/CLI", "extension String {\n  init(_ pebble: Pebble) {}\n}\n"),
    ("Apps/CLI", "extension Weight: Shown {}\n"),
    ("Apps/CLI", "extension Pebble {\n  var weight: Int { 1 }\n}\n"),
    ("Modules/Domain", "extension Int {\n  static let most = 1\n}\npublic struct Other {}\n"),
    ("Modules/Domain", "public func shown() {}\n"),
    ("Apps/Server", "let pebbleRoute = ServerRoute(.get, \"/pebbles/tags\")\n"),
    (
      "Apps/CLI",
      """
      struct PebblesAll {
        let c = CommandConfiguration(commandName: "pebbles", subcommands: [PebbleTags.self])
      }
      struct PebbleTags {
        let c = CommandConfiguration(commandName: "tags")
      }

      """
    ),
  ])
  func ignoresDeclarationsOfTheFeatureItself(folder: String, text: String) throws {
    let weight = ["Modules/Pebbles/Domain/Weight.swift": "public struct Weight {}\n"]
    let files = weight.merging([Self.path(folder): text]) { $1 }
    try Pebbles.withCheckout(adding: files) { checkout in
      let findings = try ForkableCheck(of: Template(of: "Pebbles", in: checkout)).findings()
      #expect(findings.map(\.description) == [])
    }
  }

  private static func path(_ folder: String) -> String {
    let parts = folder.split(separator: "/")
    return parts[0] == "Modules"
      ? "Modules/Pebbles/\(parts[1])/Added.swift" : "\(folder)/Pebbles/Added.swift"
  }
}
