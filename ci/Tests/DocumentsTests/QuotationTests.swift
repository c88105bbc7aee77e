import Documents
import Testing

/// Blocks that quote a file.
@Suite struct QuotationTests {
  @Test(arguments: [
    "struct Kiln: Oven {\n  init?<Brick: Sized>(bricks: [Brick]) {}",
    "init?<Brick: Sized>(bricks: [Brick]) {}",
    "protocol Oven {\n// …\nstruct Kiln: Oven {\n  // …\n\n  let temperature: Int\n}\n",
    "// …\nlet temperature: Int\n// …",
  ])
  func whatTheFileSaysIsFine(_ lines: String) throws {
    #expect(try found(lines, of: "Modules/Kiln/Kiln.swift") == [])
  }

  @Test(arguments: [
    ("struct Kiln: Oven {\nlet temperature: Int", 2, "struct Kiln: Oven {"),
    ("protocol Oven {\n// …\nstruct Kiln {}", 4, "struct Kiln {}"),
    ("struct Kiln: Oven {\n// …\nprotocol Oven {", 4, "protocol Oven {"),
    ("let temperature: Int // hot", 2, "let temperature: Int // hot"),
  ])
  func whatItDoesNotSayIsFoundAtItsFirstLine(
    _ lines: String, _ line: Int, _ first: String
  ) throws {
    let expected =
      "\(line) “\(first)” and what follows does not stand in Modules/Kiln/Kiln.swift, or not in "
      + "this order."
    #expect(try found(lines, of: "Modules/Kiln/Kiln.swift") == [expected])
  }

  @Test func aFileThatIsNotThereIsSaid() throws {
    let expected =
      "1 “Modules/Kiln/Wheel.swift” is no file. Did you mean “Modules/Kiln/Kiln.swift”?"
    #expect(try found("struct Wheel {}", of: "Modules/Kiln/Wheel.swift") == [expected])
  }

  private func found(_ lines: String, of path: String) throws -> [String] {
    var project = try SampleProject.make()
    project.text = { $0 == "Modules/Kiln/Kiln.swift" ? SampleProject.source : nil }
    let text = "```swift from=\(path)\n\(lines)\n```"
    return try findings(of: .quotation, in: ["README.md": text], project: project)
  }
}
