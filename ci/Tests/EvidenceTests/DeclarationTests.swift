import Evidence
import Testing

@Suite struct DeclarationTests {
  @Test(
    arguments: [
      ("protocol P {}", .protocol, "P"), ("struct S {}", .struct, "S"), ("enum E {}", .enum, "E"),
      ("final class C {}", .class, "C"), ("actor A {}", .actor, "A"),
      ("typealias T = Int", .typealias, "T"), ("extension A.B {}", .extension, "A.B"),
      ("func f(_ x: Int) {}", .globalFunction, "f"), ("let v = 1", .globalVariable, "v"),
      ("func <> (a: A, b: A) {}", .operator, "<>"), ("infix operator <>", .operator, "<>"),
      ("macro m() = #externalMacro(module: \"A\", type: \"B\")", .macro, "m"),
      ("struct `S` {}", .struct, "S"),
    ] as [(String, SymbolKind, String)])
  func outsideOfATypeHasItsKind(text: String, kind: SymbolKind, name: String) {
    let declarations = parsed(text).declarations
    #expect(declarations.map(\.kind) == [kind])
    #expect(declarations.map(\.name) == [name])
    #expect(declarations.map(\.container) == [[]])
  }

  @Test(
    arguments: [
      ("func f() {}", .method, "f"), ("static func f() {}", .staticMethod, "f"),
      ("class func f() {}", .staticMethod, "f"),
      ("static func == (a: S, b: S) -> Bool { true }", .staticMethod, "=="),
      ("var p = 1", .property, "p"), ("static let p = 1", .staticProperty, "p"),
      ("init() {}", .initializer, "init"), ("deinit {}", .deinit, "deinit"),
      ("subscript(x: Int) -> Int { x }", .subscript, "subscript"), ("case c(Int)", .enumCase, "c"),
      ("associatedtype Item", .associatedtype, "Item"), ("struct Inner {}", .struct, "Inner"),
    ] as [(String, SymbolKind, String)])
  func insideOfATypeHasItsContainer(text: String, kind: SymbolKind, name: String) {
    for type in ["struct Outer { \(text) }", "extension Outer { \(text) }"] {
      let member = parsed(type).declarations.last
      #expect(member?.kind == kind)
      #expect(member?.name == name)
      #expect(member?.container == ["Outer"])
    }
  }

  @Test func anExtensionCountsByThePathOfItsType() {
    let file = parsed("extension A.B { struct C { let d = 1 } }")
    #expect(file.declarations.last?.container == ["A", "B", "C"])
  }

  @Test func aPatternDeclaresAllOfItsNames() {
    #expect(parsed("let (a, (b, _)) = x, c = 1").declarations.map(\.name) == ["a", "b", "c"])
  }

  @Test(arguments: [
    "func f() { struct Local {}; let x = 1; func g() {} }", "let f = { let x = 1 }",
    "var f: Int { let x = 1; return x }", "if true { let f = 1 }; let f = 2",
  ])
  func localDeclarationsAreLeftOut(text: String) {
    #expect(parsed(text).declarations.map(\.name) == ["f"])
  }

  @Test(
    arguments: [
      ("@Test func a() {}", ["a"]),
      ("struct S { @Test(.tags(.slow)) func a() {}; func b() {} }", ["S/a"]),
      (
        "@Testing.Test func a() {}\n@Suite struct S { @Test(arguments: [1, 2]) func b(i: Int) {} }",
        ["a", "S/b"]
      ),
      (
        "struct S { struct T { @Test func `a b`() {} } }\nextension S.T { @Test func c() {} }",
        ["S.T/a b", "S.T/c"]
      ),
      ("#if os(Linux)\n@Test func a() {}\n#else\n@Test func a() {}\n#endif", ["a", "a"]),
      ("func a() { @Test func b() {} }", []), ("// @Test func a() {}\nlet t = \"@Test\"", []),
      ("@Other func a() {}", []), ("var a: Int { @Test func b() {}; return 1 }", []),
    ])
  func namesTestFunctionsByTheirSyntax(text: String, tests: [String]) {
    #expect(parsed(text).tests == tests)
  }

  @Test(
    arguments: [
      ("static let a = Cache()", ["Cache"]), ("static let a: Cache? = .init()", ["Cache", "init"]),
      ("static let a = [Cache.one, other]", []),
      ("static let a = try [Cache<Int>()]", ["try", "Cache", "Int"]),
      ("static var a: Int", ["Int"]),
      ("static var a: Cache { Cache() }", []), ("let a = Cache()", []),
    ])
  func aStaticPropertyHasTheNamesInItsTypeAndValue(text: String, types: [String]) {
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
  func aTestIsKnownByWhatItChecksAndCalls(body: String, checks: Bool, calls: [String]) {
    let functions = parsed("import Testing\n@Test func a() { \(body) }\nfunc b() {}").functions
    #expect(functions.map(\.name) == ["a", "b"])
    #expect(functions.map(\.isTest) == [true, false])
    #expect(functions.first?.checks == checks)
    #expect(functions.first?.calls == calls)
  }

  @Test func inactiveBranchesCount() {
    let file = parsed("struct S {\n#if false\n  let a = 1\n#else\n  let b = 1\n#endif\n}")
    #expect(file.declarations.map(\.name) == ["S", "a", "b"])
  }

  @Test(
    arguments: [
      ("let x = 1", nil), ("public let x = 1", "public"),
      ("public private(set) var x = 1", "public"),
      ("private(set) var x = 1", nil), ("package static let x = 1", "package"),
      ("fileprivate let x = 1", "fileprivate"),
    ] as [(String, String?)])
  func hasTheAccessThatIsWritten(text: String, access: String?) {
    #expect(parsed("struct S { \(text) }").declarations.last?.access == access)
  }

  @Test func standsWhereItsNameDoes() {
    let file = parsed("public struct Tag {\n  public init() {}\n}")
    #expect(file.declarations.map(\.place.line) == [1, 2])
    #expect(file.declarations.map(\.place.column) == [15, 10])
  }
}
