import CoreDomain
import StargazersDomain
import StargazersTesting
import Testing

/// The accepted spellings of a repository.
@Suite struct RepositoryNameTests {
  @Test(arguments: [
    ("lindqvist/glaze", "lindqvist", "glaze"), ("  lindqvist/glaze\n", "lindqvist", "glaze"),
    ("lindqvist/glaze.git", "lindqvist", "glaze"), ("A_b-9/c.D_e-0", "A_b-9", "c.D_e-0"),
    ("https://github.com/lindqvist/glaze", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze/", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze.git", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze?tab=readme", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze#usage", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze/issues?q=is#9", "lindqvist", "glaze"),
  ])
  func readsANameOrTheAddressOfAPage(_ typed: String, _ owner: String, _ name: String) throws {
    let repository = try RepositoryName(typed)
    #expect(repository.owner == owner && repository.name == name)
    #expect(repository.description == "\(owner)/\(name)")
  }

  @Test(arguments: [
    "", " ", "glaze", "a/b/c", "https://github.com", "https://github.com/lindqvist", "https://",
    "://",
  ])
  func rejectsATextWithoutOneSlash(_ typed: String) {
    expect(typed, isRejectedFor: "Write its owner, a slash and its name: “lindqvist/glaze”.")
  }

  @Test(arguments: [
    "/glaze", "https://github.com//glaze", "a b/c", "a.b/c", "ä/c", "a@/c", "a[/c", "a`/c", "a{/c",
    "a:/c", "?/c", String(repeating: "a", count: 40) + "/c",
  ])
  func rejectsAnInvalidOwner(_ typed: String) {
    expect(typed, isRejectedFor: "An owner has 1 to 39 letters, digits, hyphens and underscores.")
  }

  @Test(arguments: [
    "a/", "a/.git", "a/.", "a/..", "a/b?c", "a/b#c", "a/b c", "a/ö",
    "https://github.com/a/?tab=readme", "https://github.com/a/",
    "a/" + String(repeating: "b", count: 101),
  ])
  func rejectsAnInvalidName(_ typed: String) {
    expect(
      typed,
      isRejectedFor: "A name has 1 to 100 letters, digits, hyphens, underscores and dots.")
  }

  @Test func acceptsTheLongestOwnerAndName() throws {
    let (owner, name) = (String(repeating: "o", count: 39), String(repeating: "n", count: 100))
    let repository = try RepositoryName("\(owner)/\(name)")
    #expect(repository.owner == owner && repository.name == name)
    #expect(try RepositoryName("o/n").description == "o/n")
    #expect(try RepositoryName("o/...").name == "...")
  }

  @Test func ignoresCase() throws {
    let (small, large) = (try RepositoryName("a/b"), try RepositoryName("A/B"))
    #expect(small == large && Set([small, large]).count == 1)
    #expect(large.description == "A/B" && large.key == "a/b")
    #expect(small != RepositoryName.fixture("a/c") && small != .fixture("c/b"))
  }

  private func expect(
    _ typed: String, isRejectedFor advice: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: StargazerFieldFailure(
        .repository, "Invalid repository “\(DisplayText.quoted(typed))”. \(advice)"),
      sourceLocation: sourceLocation
    ) { try RepositoryName(typed) }
  }
}
