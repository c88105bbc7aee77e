import Evidence
import Testing

/// What is read of a file of Swift. Branches that are not compiled count everywhere.
@Suite struct SourceFileTests {
  @Test(
    arguments: [
      ("import A", "A", [], nil, "1:8"), ("public import A", "A", [], "public", "1:15"),
      ("@testable import A", "A", ["@testable"], nil, "1:18"),
      ("@_spi(In) @_exported public import A", "A", ["@_spi(In)", "@_exported"], "public", "1:36"),
      ("import struct A.B.C", "A", [], nil, "1:15"), ("import `A`", "A", [], nil, "1:8"),
      ("/* é */ import A // so", "A", [], nil, "1:17"),
      ("let x = 1\r\nimport A\r\n", "A", [], nil, "2:8"),
      ("let x = 1\rimport A", "A", [], nil, "2:8"), ("\u{feff}import A", "A", [], nil, "1:11"),
      ("#if os(Windows) && canImport(X)\nimport A\n#endif", "A", [], nil, "2:8"),
      ("#if true\n#elseif false\nimport A\n#endif", "A", [], nil, "3:8"),
    ] as [(String, String, [String], String?, String)])
  func anImportSaysHowItIsWritten(
    text: String, module: String, attributes: [String], access: String?, place: String
  ) throws {
    let found = try #require(parsed(text).imports.first)
    #expect(found.module == module)
    #expect(found.attributes == attributes)
    #expect(found.access == access)
    #expect(found.place.description == "File.swift:" + place)
  }

  @Test(arguments: [
    "", "\n", "\u{feff}", "// import A", "/* import A */", "#if false\n#endif",
  ])
  func aFileWithoutCodeIsEmpty(text: String) {
    #expect(parsed(text) == SourceFile(path: "File.swift", module: "M"))
  }

  @Test(arguments: [("let x = 1\nfunc {", 2), ("import A\n}\n", 2), ("\n\nlet = 3", 3)])
  func whatIsNoSwiftIsReported(text: String, line: Int) throws {
    let problem = try #require(SourceFile.parse(text, path: "File.swift", module: "M").problem)
    #expect(problem.hasPrefix("“File.swift” is no Swift in line \(line):"), "\(problem)")
  }

  @Test(
    arguments: [
      ("protocol P {}", .protocol, "P", nil), ("public enum E {}", .enum, "E", "public"),
      ("final class C {}", .class, "C", nil), ("package actor A {}", .actor, "A", "package"),
      ("typealias T = Int", .typealias, "T", nil), ("extension A.B {}", .extension, "A.B", nil),
      ("func f(_ x: Int) { let y = x }", .globalFunction, "f", nil),
      ("let v = { let w = 1 }", .globalVariable, "v", nil), ("struct `S` {}", .struct, "S", nil),
      ("func <> (a: A, b: A) {}", .operator, "<>", nil),
      ("infix operator <>", .operator, "<>", nil),
      ("macro m() = #externalMacro(module: \"A\", type: \"B\")", .macro, "m", nil),
    ] as [(String, SymbolKind, String, String?)])
  func aDeclarationOutsideOfATypeHasItsKind(
    text: String, kind: SymbolKind, name: String, access: String?
  ) {
    let place = Place(path: "File.swift", line: 1, column: 1)
    #expect(
      parsed(text).declarations.map { declaration in
        var here = declaration
        (here.place, here.types) = (place, [])
        return here
      } == [Declaration(kind: kind, name: name, access: access, place: place)])
  }

  @Test(
    arguments: [
      ("func f() {}", .method, "f"), ("static func f() {}", .staticMethod, "f"),
      ("static func == (a: S, b: S) -> Bool { true }", .staticMethod, "=="),
      ("private(set) var p = 1", .property, "p"), ("class let p = 1", .staticProperty, "p"),
      ("let (a, (p, _)) = x", .property, "p"), ("init() {}", .initializer, "init"),
      ("deinit {}", .deinit, "deinit"), ("case c(Int)", .enumCase, "c"),
      ("subscript(x: Int) -> Int { x }", .subscript, "subscript"),
      ("associatedtype Item", .associatedtype, "Item"), ("struct Inner {}", .struct, "Inner"),
      ("\n#if false\n#else\nvar p: Int { let x = 1; return x }\n#endif\n", .property, "p"),
    ] as [(String, SymbolKind, String)])
  func aDeclarationInsideOfATypeHasItsContainer(text: String, kind: SymbolKind, name: String) {
    for type in ["struct A { struct B { \(text) } }", "extension A.B { \(text) }"] {
      let member = parsed(type).declarations.last
      #expect(member?.kind == kind)
      #expect(member?.name == name)
      #expect(member?.container == ["A", "B"])
      #expect(member?.access == nil)
    }
  }

  @Test(
    arguments: [
      ("static let a = Cache()", ["Cache"]), ("static let a: Cache? = .init()", ["Cache", "init"]),
      ("static let a = [Cache.one, other]", []), ("static var a: Int", ["Int"]),
      ("static let a = try [Cache<Int>()]", ["try", "Cache", "Int"]),
      ("static var a: Cache { Cache() }", []), ("let a = Cache()", []),
    ])
  func aStaticPropertyHasTheNamesInItsTypeAndValue(text: String, types: [String]) {
    #expect(parsed("struct S { \(text) }").declarations.last?.types == types)
  }

  @Test(
    arguments: [
      ("struct S { @Test(.tags(.slow)) func a() {}; func b() {} }", ["S/a"]),
      (
        "@Testing.Test func a() {}\nstruct S { struct T { @Test func `a b`() {} } }",
        ["a", "S.T/a b"]
      ),
      ("#if os(Linux)\n@Test func a() {}\n#else\n@Test func a() {}\n#endif", ["a", "a"]),
      ("func a() { @Test func b() {} }", []), ("@Other func a() {}", []),
    ])
  func namesTestFunctionsByTheirSyntax(text: String, tests: [String]) {
    #expect(parsed(text).tests == tests)
  }

  @Test(
    arguments: [
      ("#expect(a == b)", true, []), ("_ = try #require(a)", true, []),
      ("#expect(true)", false, []),
      ("Issue.record(\"no\")", true, ["record"]), ("helper(a.b(1))", false, ["helper", "b"]),
      ("func local() { #expect(a == b) }; local()", true, ["local"]),
      ("for x in y { let f = { #expect(x > 0) }; f() }", true, ["f"]),
    ])
  func aTestIsKnownByWhatItChecksAndCalls(body: String, checks: Bool, calls: [String]) {
    let functions = parsed("import Testing\n@Test func a() { \(body) }\nfunc b() {}").functions
    #expect(functions.map(\.name) == ["a", "b"])
    #expect(functions.map(\.isTest) == [true, false])
    #expect(functions.first?.checks == checks)
    #expect(functions.first?.calls == calls)
  }

  @Test(arguments: [
    ("print(1)", true), ("print { 1 }", true), ("Swift.print(1)", true), ("`print`(1)", true),
    ("import Noise; Noise.print(1)", true), ("print<Int>(1)", true),
    ("let text = \"a \\(print(1)) b\"", true), ("let text = #\"\\#(print(1))\"#", true),
    ("func f() {\n#if false\n  print(1)\n#endif\n}", true),
    ("page.print(1)", false), ("let x = Page.print(1)", false), ("let x: Page = .print(1)", false),
    ("func print(_ x: Int) {}", false), ("let print = 1", false), ("send(print: 1)", false),
    ("let function = print", false), ("// print(1)", false), ("/* print(1) */", false),
    ("let text = \"print(1)\"", false), ("let text = #\"\\(print(1))\"#", false),
    ("let expression = /print(1)/", false), ("sprint(1)", false),
  ])
  func aCallIsNoMemberAndNoText(text: String, isFound: Bool) {
    #expect(found(.init("print", .call), in: text).count == (isFound ? 1 : 0))
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
    ("let x = unsafe f()", 1), ("@unsafe func f() {}", 1), ("nonisolated(unsafe) var x = 1", 1),
    ("func f() { unsafe g() }", 1), ("let unsafe = 1", 1), ("#if unsafe\nimport A\n#endif", 0),
    ("let unsafeFlags = isunsafe(unsafely)", 0),
  ])
  func aWordIsSeenWhereverItStandsAsAWhole(text: String, count: Int) {
    #expect(found(.init("unsafe", .word), in: text).count == count)
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
