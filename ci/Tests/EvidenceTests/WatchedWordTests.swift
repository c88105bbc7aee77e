import Evidence
import Testing

@Suite struct WatchedWordTests {
  @Test(arguments: [
    "// print", "let text = \"print\"", "let text = #\"print\"#", "// print(1)",
    "/* print(1) /* print(2) */ */", "/// Calls `print(1)`.\nlet x = 1",
    "let text = \"print(1)\"", "let text = #\"\\(print(1))\"#",
    "let text = \"\"\"\n  print(1)\n  \"\"\"", "let expression = /print(1)/",
  ])
  func isNoPartOfACommentOrText(text: String) {
    #expect(found(.init("print", .call), in: text).isEmpty)
    #expect(found(.init("print", .word), in: text).isEmpty)
  }

  @Test(arguments: [
    "let text = \"a \\(print(1)) b\"", "let text = #\"\\#(print(1))\"#",
    "let text = \"\"\"\n  \\(print(1))\n  \"\"\"",
  ])
  func isSeenInAnInterpolation(text: String) {
    #expect(found(.init("print", .call), in: text).count == 1)
  }

  @Test func isSeenInAnInactiveBranch() {
    let text = "func f() {\n#if false\n  print(1)\n#endif\n}"
    #expect(
      found(.init("print", .call), in: text).map(\.place) == [
        Place(path: "File.swift", line: 3, column: 3)
      ])
  }

  @Test func conditionsOfABranchUseNothing() {
    #expect(found(.init("unsafe", .word), in: "#if unsafe\nimport A\n#endif").isEmpty)
  }

  @Test(arguments: [
    ("print(1)", true), ("print { 1 }", true), ("Swift.print(1)", true), ("`print`(1)", true),
    ("import Noise; Noise.print(1)", true), ("print<Int>(1)", true),
    ("page.print(1)", false), ("let x = Page.print(1)", false), ("let x: Page = .print(1)", false),
    ("func print(_ x: Int) {}", false), ("let print = 1", false), ("send(print: 1)", false),
    ("let function = print", false),
  ])
  func aCallIsNoMember(text: String, isFound: Bool) {
    #expect(!found(.init("print", .call), in: text).isEmpty == isFound)
  }

  @Test(
    arguments: [
      ("let x = Date.now", ["Date"]), ("let x = clock.now.rounded()", ["clock"]),
      ("let x: Date = .now", [nil]), ("let x = ContinuousClock().now", ["ContinuousClock"]),
      ("let x = a.b.now", ["b"]), ("let x = a?.now", ["a"]), ("let x = a!.now", ["a"]),
      ("let x = a[0].now", [nil]), ("let x = Clock<Int>.now", ["Clock"]),
      ("let x = \\Date.now", ["Date"]), ("let x = \\Date.first.now", ["first"]),
      ("let x: Clock.now = 1", ["Clock"]), ("let x = now", []), ("func now() {}", []),
      ("let x = \"Date.now\"", []),
    ] as [(String, [String?])])
  func aMemberHasTheWordBeforeItsDot(text: String, bases: [String?]) {
    #expect(found(.init("now", .member), in: text).map(\.base) == bases)
  }

  @Test(arguments: [
    "let x = unsafe f()", "@unsafe func f() {}", "nonisolated(unsafe) var x = 1",
    "func f() { unsafe g() }", "let unsafe = 1",
  ])
  func aWordIsSeenWhereverItStands(text: String) {
    #expect(found(.init("unsafe", .word), in: text).count == 1)
  }

  @Test(
    arguments: [
      ("#if DEBUG\n#endif", ["DEBUG"]), ("#if os(Linux) && !STAGING\n#endif", ["STAGING"]),
      ("#if os(Linux)\n#elseif FAST\n#endif", ["FAST"]),
      ("#if canImport(Glibc) && swift(>=6)\n#else\n#endif", []),
    ] as [(String, [String?])])
  func aFlagIsNoQuestionAboutThePlatform(text: String, flags: [String?]) {
    #expect(found(.init("#if", .flag), in: text).map(\.base) == flags)
  }

  @Test(arguments: [
    ("final class A: @unchecked Sendable {}", 1),
    ("/// Safety: it is immutable.\nfinal class A: @unchecked Sendable {}", 0),
    ("/// Something else.\n@safe struct A: @unchecked Sendable {}", 1),
    ("// Safety: it is immutable.\nstruct A {}\nextension A: @unchecked Sendable {}", 1),
    ("init(unchecked: Int) {}", 0),
    ("enum E {\n  // Safety: never shared.\n  class A: @unchecked Sendable {}\n}", 0),
  ])
  func aProofStandsAboveTheDeclaration(text: String, count: Int) {
    #expect(found(.init("unchecked", .unproven), in: text).count == count)
  }

  @Test func aPartOfAWordIsNone() {
    #expect(found(.init("unsafe", .word), in: "let unsafeFlags = isunsafe(unsafely)").isEmpty)
  }

  private func found(_ word: WatchedWord, in text: String) -> [Mention] {
    let mentions = parsed(text, watched: [word]).mentions
    #expect(mentions.allSatisfy { $0.word == word })
    return mentions
  }
}
