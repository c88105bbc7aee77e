import Documents
import Testing

/// Commands, in backticks and in blocks.
@Suite struct CommandTests {
  @Test(arguments: [
    "`make lint`", "`make build PORT=9000`", "`make build CLAY=red`", "`make`",
    "`kiln fire … --cone`", "`kiln fire`",
    "`ci/fire`", "`ci/tool seams-x check`", "`ci/tool --tests`",
    "```sh\nkiln fire pot --cone 6 --slow   # hot\n```",
    "```sh\nX=1 make build | tee log && (kiln fire pot > out)\n```",
  ])
  func aCommandThatIsUnderstoodIsFine(_ text: String) throws {
    for rule in [DocumentRule.target, .variable, .command] {
      #expect(try findings(of: rule, in: text) == [])
    }
  }

  @Test(arguments: [
    ("`make lnt`", "1 The Makefile has no target “lnt”. Did you mean “lint”?"),
    ("```sh\ntrue; make wheel\n```", "2 The Makefile has no target “wheel”."),
  ])
  func aTargetThatIsNotThereIsSaid(_ text: String, _ expected: String) throws {
    #expect(try findings(of: .target, in: text) == [expected])
  }

  @Test func aVariableThatTheMakefileDoesNotReadIsSaid() throws {
    let expected = ["1 The Makefile reads no variable “PROT”. Did you mean “PORT”?"]
    #expect(try findings(of: .variable, in: "`make build PROT=1`") == expected)
  }

  @Test(arguments: [
    ("`kiln fir`", "1 “kiln” has no command “fir”. Did you mean “fire”?"),
    ("`kiln fire --cones 6`", "1 “kiln fire” has no option “--cones”. Did you mean “--cone”?"),
    ("`kiln fire a b`", "1 “kiln fire” takes 1 arguments, and “b” is one more."),
    ("```sh\n\nkiln fire\n```", "3 “kiln fire” needs 1 arguments, and there are 0."),
    ("```sh\nkiln fire a --cone\n```", "2 “kiln fire” needs a value behind “--cone”."),
    ("```sh\nid=$(kiln fyre a)\n```", "2 “kiln” has no command “fyre”. Did you mean “fire”?"),
    (
      "```sh\n.build/debug/kiln \\\n  fyre\n```",
      "2 “kiln” has no command “fyre”. Did you mean “fire”?"
    ),
    ("`ci/fyre now`", "1 There is no script “ci/fyre”. Did you mean “ci/fire”?"),
    ("`ci/tool seams-y check`", "1 There is no tool “seams-y”. Did you mean “seams-x”?"),
  ])
  func aCommandThatIsNotUnderstoodIsSaid(_ text: String, _ expected: String) throws {
    #expect(try findings(of: .command, in: text) == [expected])
  }
}
