import Documents
import Testing

/// Links and their anchors.
@Suite struct LinkTests {
  @Test(arguments: [
    "[a](docs/tour.md)", "[a](docs/tour.md#the-way-there)", "[a](#home)", "[a](docs)",
    "[a](https://example.org/gone)", "[a](mailto:a@example.org)", "`[a](gone)`",
    "[`Kiln`](docs/tour.md \"A title\")", "[a](docs/tour.md#the-way-there-1)",
    "<img src=\"docs/tour.md\">",
  ])
  func aLinkThatLeadsSomewhereIsFine(_ link: String) throws {
    #expect(try found(link) == [])
  }

  @Test(arguments: [
    ("[a](docs/tuor.md)", "2 “docs/tuor.md” leads nowhere. Did you mean “docs/tour.md”?"),
    ("\n[a](../outside.md)", "3 “../outside.md” leads nowhere."),
    (
      "[a](docs/tour.md#the-way-their)",
      "2 docs/tour.md has no heading “#the-way-their”. Did you mean “the-way-there”?"
    ),
    ("[a](#hom)", "2 README.md has no heading “#hom”. Did you mean “home”?"),
    ("[a]: docs/elsewhere.md", "2 “docs/elsewhere.md” leads nowhere."),
    ("<img src=\"docs/gone.svg\">", "2 “docs/gone.svg” leads nowhere."),
  ])
  func aLinkThatLeadsNowhereIsSaid(_ link: String, _ expected: String) throws {
    #expect(try found(link) == [expected])
  }

  @Test func aLinkBeginsAtTheFolderOfItsDocument() throws {
    let documents = ["docs/tour.md": "[up](../README.md) [here](tour.md) [wrong](README.md)"]
    #expect(try findings(of: .link, in: documents) == ["1 “README.md” leads nowhere."])
  }

  private func found(_ link: String) throws -> [String] {
    let tour = "# The *way*, there!\n\ntext\n\n## The way there"
    return try findings(of: .link, in: ["README.md": "# Home\n\(link)", "docs/tour.md": tour])
  }
}
