import Mutants
import Testing

@Suite struct MutantFinderTests {
  @Test(arguments: [
    ("func f(a: Int) -> Int { a < 3 ? 1 : 2 }", ["a < 3 → <=", "a < 3 → >=", "3 → one less"]),
    ("func f() -> Int { a == b && !c ? 1 : 2 }", ["a == b && !c → ||", "a == b → !="]),
    ("func f() { guard a == b, let c else { return } }", ["a == b → true"]),
    ("func f() { if let c { g(c) } }", ["c → nil", "g(c) → removed"]),
    ("func f() -> Int? { if a { return nil }; return g() }", ["a → negated", "g() → nil"]),
    ("var f: [Int] { switch a { case 1: g(); default: [] } }", ["g() → empty"]),
    ("let f = { a.first ?? 1 }", ["a.first ?? 1 → the right side", "a.first → last"]),
    ("let f = { b - 1 }", ["b - 1 → +"]),
    ("let f = { for _ in 0..<a.count {} }", ["a.count → one less"]),
    ("func f() { self.b = max(c, d) }", ["self.b = max(c, d) → removed", "max(c, d) → min"]),
    ("struct S { init(a: Int = 1 + 2) { precondition(a > 1); self.a = a } }", []),
    ("func f() { a.map { g($0) } }", ["a.map { g($0) } → removed"]),
  ])
  func findsWhatATestShouldNotice(source: String, changes: [String]) {
    #expect(MutantFinder("F.swift", source: source).mutants.map(\.change) == changes)
  }

  @Test func wrapsEachMutationInASwitchOnTheSameLine() {
    let source = """
      struct S { func f() -> Bool? {
        guard a.b < 1
          || c, let d else { return nil }
        return d
      } }
      """
    let file = MutantFinder("F.swift", source: source, first: 7)
    #expect(
      file.text == """
        struct S { func f() -> Bool? {
          guard mutantTrue(7, mutantOr(8, mutantLT(9, a.b , mutantLess(11, 1))
            , c)), let d else { return nil }
          return mutantNone(12, d)
        } }
        """)
    #expect(file.mutants.map(\.number) == [7, 8, 9, 10, 11, 12])
    #expect(Set(file.mutants.map(\.function)) == ["S.f"])
    #expect(file.mutants(near: 3).map(\.number) == [7, 8])
    #expect(file.mutants(near: 5).map(\.number) == [12])
  }

  @Test func omitsMutantsThatDoNotCompileAndKeepsTheNumbers() {
    let dropped: Set = ["F.swift · a · b < c → >="]
    let file = MutantFinder("F.swift", source: "let a = { b < c && d }", dropped: dropped)
    #expect(file.text == "let a = { mutantAnd(1, b < c , d) }")
    #expect(file.mutants.map(\.number) == [1])
  }

  @Test func readsTheLocationsOfErrors() {
    let output = "/r/A.swift:3:7: error: no\n/r/A.swift:4:7: warning: so\n/x/B.swift:1:1: error: no"
    #expect(MutantBuild.errors(in: output, below: "/r") == ["A.swift": [3]])
  }

  @Test func aTextBesideTheSourcesIsNotMutated() {
    #expect(MutantBuild.mutatedModule(of: "Modules/News/Domain/A.swift") == "Modules/News/Domain")
    #expect(MutantBuild.mutatedModule(of: "Modules/News/Domain/Texts/A.txt") == nil)
  }
}
