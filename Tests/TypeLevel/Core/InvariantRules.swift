import Testing

@testable import TestSupport

/// The check that each public type has a case: missing cases, and needless exceptions.
@Suite struct InvariantRules {
  private let interface = PublicInterface(
    symbols: ["Shelf", "Shelf/Book", "Shelf/Book/title", "Shelf/count", "Foreign/shelf"],
    types: ["Shelf", "Shelf/Book"])

  @Test func acceptACaseOrAReasonForEachType() {
    #expect(problems(["Shelf/count": "Shelf().count"], "Shelf/Book — A title.\n") == [])
    #expect(problems(["Shelf": "Shelf()", "Shelf/Book/title": "Shelf.Book()"]) == [])
  }

  @Test func reportATypeWithoutACaseOrAReason() {
    #expect(problems(["Shelf": "Shelf()"]).map(\.message).contains { $0.contains("“Shelf/Book”") })
  }

  @Test(arguments: [
    ("Shelf/size", "Shelf()", "there is no public declaration “Shelf/size”"),
    ("Foreign/shelf", "Foreign()", "there is no public declaration “Foreign/shelf”"),
    ("Shelf/Book", "Shelf()", "the program does not name “Book”"),
    ("Shelf/Book", "// Book", "the program does not name “Book”"),
    ("Shelf/Book", "import Book", "the program does not name “Book”"),
    ("Shelf/Book", "Bookcase()", "the program does not name “Book”"),
  ])
  func reportACaseThatDoesNotNameItsType(
    _ symbol: String, _ code: String, _ reason: String
  ) throws {
    let found = problems([symbol: code], "Shelf — A.\nShelf/Book — B.\n")
    let problem = try #require(found.first)
    #expect(problem.message.hasPrefix(reason))
    #expect(problem.line == 3)
  }

  @Test(arguments: [
    ("Shelf/Book — A title.\nCupboard — A.\n", "there is no public type “Cupboard”"),
    ("Shelf/Book — A title.\nShelf — A.\n", "“Shelf” has a case"),
    ("Shelf/Book — A title.\nShelf/Book — B.\n", "“Shelf/Book” is listed twice"),
    ("# A list.\nShelf/Book\n", "say why “Shelf/Book” has no case"),
  ])
  func reportAnInvalidReason(_ list: String, _ reason: String) throws {
    let problem = try #require(problems(["Shelf": "Shelf()"], list).first)
    #expect(problem.message.hasPrefix(reason))
    #expect(problem.line == 2)
  }

  /// Runs the compiler's own tool on a real module, to check that its output is read correctly.
  @Test func readTheInterfaceOfAModule() async throws {
    let core = try await PublicInterface(of: "CoreDomain", in: BuildPlan())
    #expect(
      core.types.isSuperset(of: ["HTTPClient", "HTTPLimits", "SQLFailure", "Route/Parameter"]))
    #expect(core.symbols.contains("HTTPClient/send(_:body:limits:)"))
    #expect(core.symbols.contains("HTTPRequest/conditional(on:)"))
    #expect(!core.types.contains("HTTPRequest") && !core.symbols.contains("SQLName/bytes"))
  }

  private func problems(_ cases: [String: String], _ list: String = "") -> [Diagnostic] {
    let files = cases.map { symbol, code in
      CaseFile(
        path: "Case.swift", text: "/// A sentence.\n///\n/// Stated by ``\(symbol)``.\n\(code)\n")
    }
    return InvariantCoverage(
      interface: interface, cases: files,
      excepted: TypesWithoutInvariant(path: "WithoutInvariant.txt", text: list)
    ).problems
  }
}
