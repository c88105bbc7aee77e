import Documents
import Testing

/// Edits that a document asks its reader for.
@Suite struct ExerciseTests {
  private static let source =
    "struct Kiln {\n  let cone = 1\n  let cone2 = 2\n\n  let door = 1\n}\n"

  @Test(arguments: [
    "-  let cone = 1\n+  let cone = 3", " struct Kiln {\n+  let lid = 1\n   let cone = 1",
    "   let cone2 = 2\n-\n-  let door = 1",
  ])
  func anEditThatFitsTheFileIsFine(diff: String) throws {
    #expect(try found(diff) == [])
  }

  @Test(arguments: [
    (
      "-  let cone = 4",
      "“let cone = 4” and what follows does not stand in Modules/Kiln/Kiln.swift."
    ),
    ("-let cone = 1", "“let cone = 1” and what follows does not stand in Modules/Kiln/Kiln.swift."),
    (
      "-  let cone = 1\n-  let door = 1",
      "“let cone = 1” and what follows does not stand in Modules/Kiln/Kiln.swift."
    ),
    ("+  let lid = 1", "The edit does not say where its lines belong."),
  ])
  func anEditThatDoesNotFitIsSaid(_ diff: String, _ what: String) throws {
    #expect(try found(diff) == ["5 \(what)"])
  }

  @Test func anEditThatFitsTwoPlacesIsSaid() throws {
    let twice = Self.source + Self.source
    #expect(
      try found("-  let door = 1", in: twice) == [
        "5 “let door = 1” and what follows stands in Modules/Kiln/Kiln.swift 2 times."
      ])
  }

  @Test(arguments: [
    ("In a file:", 5), ("In `Modules/Kiln/Gone.swift`:", 5),
    ("In `Modules/Kiln/Kiln.swift`:\n\n## Next\n\nIn a file:", 9),
  ])
  func anEditOfNoFileIsSaid(_ words: String, _ line: Int) throws {
    #expect(
      try found("-  let cone = 1", after: words)
        == ["\(line) No file is named before this edit."])
  }

  private func found(
    _ diff: String, after words: String = "In `Modules/Kiln/Kiln.swift`:",
    in source: String = source
  ) throws -> [String] {
    var project = try SampleProject.make()
    project.text = { $0 == "Modules/Kiln/Kiln.swift" ? source : nil }
    return try findings(
      of: .exercise, in: ["README.md": "# Exercise\n\n\(words)\n\n```diff\n\(diff)\n```\n"],
      project: project)
  }
}
