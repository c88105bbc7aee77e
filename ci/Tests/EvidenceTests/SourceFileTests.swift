import Evidence
import Testing

/// Reading a Swift file. Branches that are not compiled count too.
@Suite struct SourceFileTests {
  @Test(arguments: [
    ("import A", "1:8 A"), ("public import A", "1:15 A"), ("import `A`", "1:8 A"),
    ("@testable import A", "1:18 A @testable"), ("import struct A.B.C", "1:15 A"),
    ("@_spi(In) @_exported public import A", "1:36 A @_spi(In) @_exported"),
    ("/* é */ import A // so", "1:17 A"), ("let x = 1\r\nimport A\r\n", "2:8 A"),
    ("let x = 1\rimport A", "2:8 A"), ("\u{feff}import A", "1:11 A"),
    ("#if os(Windows) && canImport(X)\nimport A\n#endif", "2:8 A"),
    ("#if true\n#elseif false\nimport A\n#endif", "3:8 A"),
  ])
  func readsAnImportWithItsAttributes(text: String, expected: String) throws {
    let found = try #require(parsed(text).imports.first)
    let words = ["\(found.place)", found.module] + found.attributes
    #expect(words.joined(separator: " ") == "File.swift:" + expected)
  }

  @Test(arguments: [
    "", "\n", "\u{feff}", "// import A", "/* import A */", "#if false\n#endif",
  ])
  func readsAFileWithoutCodeAsEmpty(text: String) {
    #expect(parsed(text) == SourceFile(path: "File.swift", module: "M"))
  }

  @Test(arguments: [("let x = 1\nfunc {", 2), ("import A\n}\n", 2), ("\n\nlet = 3", 3)])
  func reportsASyntaxError(text: String, line: Int) throws {
    let problem = try #require(SourceFile.parse(text, path: "File.swift", module: "M").problem)
    #expect(problem.hasPrefix("“File.swift” has a syntax error in line \(line),"), "\(problem)")
  }

  @Test(
    arguments: [
      ("final class C {}", ["class C"]), ("enum E { actor A {} }", ["actor E.A"]),
      ("let (a, (b, _)) = x, c = { let d = 1 }", ["a", "b", "c"].map { "globalVariable \($0)" }),
      (
        "extension A.B { static let `c` = 1, d = 2; let e = 3 }",
        ["staticProperty B.c", "staticProperty B.d"]
      ),
      ("struct S {\n#if false\nclass var a = 1\n#else\n#endif\n}", ["staticProperty S.a"]),
      ("func f() { class Local {}; let x = 1 }", []), ("struct S { func f() {}; init() {} }", []),
    ])
  func listsClassesAndGlobalOrStaticVariables(text: String, expected: [String]) {
    let found = parsed(text).declarations.map {
      "\($0.kind) " + ($0.type.map { "\($0)." } ?? "") + $0.name
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("static let a = Cache()", ["Cache"]), ("static let a: Cache? = .init()", ["Cache", "init"]),
      ("static let a = [Cache.one, other]", []), ("static var a: Int", ["Int"]),
      ("static let a = try [Cache<Int>()]", ["try", "Cache", "Int"]),
      ("static var a: Cache { Cache() }", []),
    ])
  func listsTheNamesInAStaticProperty(text: String, types: [String]) {
    #expect(parsed("struct S { \(text) }").declarations.last?.types == types)
  }

  @Test(
    arguments: [
      ("#expect(a == b)", true, []), ("_ = try #require(a)", true, []),
      ("#expect(true)", false, []),
      ("Issue.record(\"no\")", true, ["record"]), ("helper(a.b(1))", false, ["helper", "b"]),
      ("func local() { #expect(a == b) }; local()", true, ["local"]),
      ("for x in y { let f = { #expect(x > 0) }; f() }", true, ["f"]),
    ])
  func listsTheExpectationsAndCallsOfATest(body: String, checks: Bool, calls: [String]) {
    let functions = parsed("import Testing\n@Test func a() { \(body) }\nfunc b() {}").functions
    #expect(functions.map(\.name) == ["a", "b"])
    #expect(functions.map(\.isTest) == [true, false])
    #expect(functions.first?.checks == checks)
    #expect(functions.first?.calls == calls)
  }

  @Test(arguments: [
    "print(1)", "print { 1 }", "Swift.print(1)", "`print`(1)", "import Noise; Noise.print(1)",
    "print<Int>(1)", "let text = \"a \\(print(1)) b\"", "let text = #\"\\#(print(1))\"#",
    "func f() {\n#if false\n  print(1)\n#endif\n}",
  ])
  func findsACall(text: String) {
    #expect(found(.init("print", .call), in: text).count == 1)
  }

  @Test(arguments: [
    "page.print(1)", "let x = Page.print(1)", "let x: Page = .print(1)", "let print = 1",
    "func print(_ x: Int) {}", "send(print: 1)", "let function = print", "// print(1)",
    "/* print(1) */", "let text = \"print(1)\"", "let text = #\"\\(print(1))\"#",
    "let expression = /print(1)/", "sprint(1)",
  ])
  func doesNotTreatAMemberOrAStringAsACall(text: String) {
    #expect(found(.init("print", .call), in: text) == [])
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
  func findsAMemberWithItsBase(text: String, bases: [String?]) {
    #expect(found(.init("now", .member), in: text).map(\.base) == bases)
  }

  @Test(arguments: [
    ("let x = unsafe f()", 1), ("@unsafe func f() {}", 1), ("nonisolated(unsafe) var x = 1", 1),
    ("func f() { unsafe g() }", 1), ("let unsafe = 1", 1), ("#if unsafe\nimport A\n#endif", 0),
    ("let unsafeFlags = isunsafe(unsafely)", 0),
  ])
  func findsAWholeWord(text: String, count: Int) {
    #expect(found(.init("unsafe", .word), in: text).count == count)
  }

  @Test(
    arguments: [
      ("#if DEBUG\n#endif", ["DEBUG"]), ("#if os(Linux) && !STAGING\n#endif", ["STAGING"]),
      ("#if os(Linux)\n#elseif FAST\n#endif", ["FAST"]),
      ("#if canImport(Glibc) && swift(>=6)\n#else\n#endif", []),
    ] as [(String, [String?])])
  func distinguishesFlagsFromPlatformConditions(text: String, flags: [String?]) {
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
  func readsAProofAboveADeclaration(text: String, count: Int) {
    #expect(found(.init("unchecked", .unproven), in: text).count == count)
  }

  private func found(_ word: WatchedWord, in text: String) -> [Mention] {
    let mentions = parsed(text, watched: [word]).mentions
    #expect(mentions.allSatisfy { $0.word == word })
    return mentions
  }

  private func parsed(_ text: String, watched: Set<WatchedWord> = []) -> SourceFile {
    let (file, problem) = SourceFile.parse(text, path: "File.swift", module: "M", watched: watched)
    #expect(problem == nil)
    return file
  }
}
