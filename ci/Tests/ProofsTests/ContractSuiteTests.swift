import Proofs
import Testing
import Toolbox

@Suite struct ContractSuiteTests {
  @Test(arguments: [
    Copy("as the fork writes it", isTwin: true) { $0 },
    Copy("laid out anew, with other comments", isTwin: true) {
      $0.replacing(
        "[Recipe.ID(\"b1\"), 2]", with: "[\n      Recipe.ID(\"b1\"),\n      2, // two\n    ]")
    },
    Copy("with other words in its texts", isTwin: true) {
      $0.replacing("Keeps what it is given", with: "Every recipe comes back")
    },
    Copy("with its imports in another order", isTwin: true) {
      $0.replacing(
        "import RecipesDomain\nimport Testing", with: "import Testing\nimport RecipesDomain")
    },
    Copy("with a check less", isTwin: false) {
      $0.replacing("    Check(\"Is empty\") { $0.isEmpty },\n", with: "")
    },
    Copy("with another number", isTwin: false) { $0.replacing(", 2]", with: ", 3]") },
    Copy("with another operator", isTwin: false) { $0.replacing("==", with: "!=") },
    Copy("with one name for two", isTwin: false) { $0.replacing("recipes", with: "store") },
    Copy("with a name changed in one of two places", isTwin: false) {
      $0.replacing("#expect(try await store.keep", with: "#expect(try await store.hold")
    },
  ])
  func aSuiteIsProvedByThatWhichItIsAForkOf(_ copy: Copy) throws {
    let fork = copy.edit(
      suite.replacing("Bookmark", with: "Recipe").replacing("bookmark", with: "recipe"))
    try #require(copy.what.hasPrefix("as the") || fork != suite)
    let subjects = try subjects([
      "Modules/Bookmarks/Testing/BookmarkStoreContract.swift": suite,
      "Modules/Recipes/Testing/RecipeStoreContract.swift": fork,
    ])
    #expect(
      subjects.names.isSuperset(of: [
        "contract BookmarkStoreContract", "contract RecipeStoreContract",
      ]))
    #expect(
      subjects.twins["contract RecipeStoreContract"]
        == (copy.isTwin ? ["contract BookmarkStoreContract"] : []))
  }

  @Test func theFilesThatExtendASuiteArePartOfIt() throws {
    let more = "extension RecipeStoreContract {\n  static let more = 1\n}\n"
    let subjects = try subjects([
      "Modules/Bookmarks/Testing/BookmarkStoreContract.swift": suite,
      "Modules/Recipes/Testing/RecipeStoreContract.swift":
        suite.replacing("Bookmark", with: "Recipe"),
      "Modules/Recipes/Testing/RecipeStoreContract+More.swift": more,
    ])
    #expect(subjects.twins["contract RecipeStoreContract"] == [])
  }

  @Test func theTemplateOfNewFeaturesOwesAViolationToo() throws {
    let subjects = try subjects([
      "ci/Template/Modules/Notes/Testing/NoteStoreContract.swift":
        suite.replacing("Bookmark", with: "Note").replacing("bookmark", with: "note")
    ])
    #expect(subjects.names.contains("contract NoteStoreContract"))
  }

  private func subjects(_ files: [String: String]) throws -> Subjects {
    var found: Subjects?
    let manifest = ["Package.swift": "func strict() -> [SwiftSetting] { [] }\n"]
    try withCheckout(files.merging(manifest) { $1 }) { found = try Subjects(rules: [], in: $0) }
    return try #require(found)
  }
}

/// A fork’s copy of a suite, as somebody edited it.
struct Copy: Sendable, CustomTestStringConvertible {
  let what: String
  let isTwin: Bool
  let edit: @Sendable (String) -> String

  init(_ what: String, isTwin: Bool, edit: @escaping @Sendable (String) -> String) {
    self.what = what
    self.isTwin = isTwin
    self.edit = edit
  }

  var testDescription: String { what }
}

private let suite = """
  public import BookmarksDomain
  import Testing

  /// What every store promises.
  public enum BookmarkStoreContract {
    public static let checks: [Check<any BookmarkStore>] = [
      Check("Is empty") { $0.isEmpty },
      Check("Keeps what it is given") { store in
        let bookmarks = [Bookmark.ID("b1"), 2]
        try await store.keep(bookmarks)
        #expect(try await store.keep(bookmarks) == bookmarks)
      },
    ]
  }

  """
