import Documents
import Testing

/// What a block says of itself.
@Suite struct FenceTests {
  @Test(arguments: [
    "swift", "swift fragment", "swift error=some_id", "swift from=Kiln.swift", "sh", "text",
    "mermaid",
  ])
  func aKindThatIsKnownIsFine(_ info: String) throws {
    #expect(try findings(of: .fence, in: "```\(info)\n```") == [])
  }

  @Test(arguments: [
    ("", "1 The block does not say what it is."), ("siwft", "1 “siwft” is no kind of block."),
    ("swift from=", "1 “swift from=” is no kind of block."),
    ("swift error=", "1 “swift error=” is no kind of block."),
    ("sh runs", "1 “sh runs” is no kind of block."),
  ])
  func aKindThatIsNotKnownIsSaid(_ info: String, _ expected: String) throws {
    #expect(try findings(of: .fence, in: "```\(info)\n```") == [expected])
  }

  @Test func shellThatBashCannotReadIsSaid() throws {
    let found = try findings(of: .shellBlock, in: "```sh\nif true; then\n```")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1 bash cannot read the block: ") == true)
    #expect(try findings(of: .shellBlock, in: "```sh\nif true; then ls; fi\n```") == [])
  }

  @Test func jsonIsJSON() throws {
    #expect(try findings(of: .json, in: "```json\n{\"a\": 1}\n```") == [])
    #expect(try findings(of: .json, in: "```json\n{a: 1}\n```") == ["1 The block is no JSON."])
  }

  @Test func aListOfPathsNamesWhatIsThere() throws {
    let text = "```text paths\nModules/Kiln  a kiln\n\nci           tools\nWheel        gone\n```"
    #expect(try findings(of: .path, in: text) == ["5 “Wheel” is no file and no folder."])
  }

  @Test func outputStandsBelowWhatPrintsIt() throws {
    #expect(try findings(of: .output, in: "```sh run\nls\n```\n```text output\na\n```") == [])
    let expected = ["4 No runnable block stands before this output."]
    #expect(
      try findings(of: .output, in: "```sh\nls\n```\n```text output\na\n```") == expected)
  }
}
