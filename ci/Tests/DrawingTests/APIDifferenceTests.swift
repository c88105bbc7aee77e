import Drawing
import Testing

@Suite struct APIDifferenceTests {
  static let accepted = """
    enum Mood: Sendable
      case happy
    protocol Store: Sendable
      func all() -> [Int]
    struct Price: Sendable
      let amount: Int
      func plus(_ other: Int) -> Int
      func plus(_ other: Price) -> Price
    """

  @Test(arguments: [
    ("  let amount: Int\n", "", "Price.amount is gone"),
    ("let amount: Int", "let amount: Int64", "Price.amount is changed"),
    ("let amount: Int", "var amount: Int { get }", "Price.amount is changed"),
    ("let amount: Int", "static let amount: Int", "Price.amount is changed"),
    ("  func plus(_ other: Int) -> Int\n", "", "Price.plus() is gone"),
    ("struct Price: Sendable", "struct Price", "Price is changed"),
    ("struct Price: Sendable", "enum Price: Sendable", "Price is changed"),
    ("struct Price: Sendable", "package struct Price: Sendable", "Price is changed"),
    ("protocol Store: Sendable", "protocol Store: Other, Sendable", "Store is changed"),
    (
      "  case happy", "  case happy\n  case sad",
      "Mood.sad is a new case: whoever switches over the enum has to handle it"
    ),
    (
      "-> [Int]", "-> [Int]\n  func count() -> Int",
      "Store.count() is new in a protocol: whoever conforms needs it, unless it has a default"
    ),
  ])
  func namesWhatBreaksUsers(old: String, replacement: String, breaking: String) {
    let difference = difference(replacing: old, with: replacement)
    #expect(difference.breaking == [breaking])
    #expect(difference.new == [])
  }

  @Test(arguments: [
    ("let amount: Int", "let amount: Int\n  let cents: Int", "Price.cents"),
    ("struct Price: Sendable", "struct Price: Hashable, Sendable", "Price conforms to Hashable"),
    ("enum Mood: Sendable", "enum Good\n  case cheap\nenum Mood: Sendable", "Good"),
    ("-> Price", "-> Price\n  func plus(_ other: Double) -> Price", "Price.plus()"),
  ])
  func namesWhatIsNew(old: String, replacement: String, new: String) {
    let difference = difference(replacing: old, with: replacement)
    #expect(difference.new == [new])
    #expect(difference.breaking == [])
  }

  @Test func tellsATypeThatIsGoneOnce() {
    let store = "protocol Store: Sendable\n  func all() -> [Int]\n"
    #expect(difference(replacing: store, with: "").breaking == ["Store is gone"])
  }

  @Test func showsTheLinesUnderWhatTheyAreMembersOf() {
    let difference = difference(replacing: "let amount: Int", with: "let amount: Int64")
    #expect(
      difference.description == """
        Shop
            Price
          -   let amount: Int
          +   let amount: Int64
          breaks users: Price.amount is changed
        """)
  }

  @Test func isEmptyWhereNothingDiffers() {
    #expect(difference(replacing: "", with: "").isEmpty)
  }

  @Test func showsNoMoreRowsThanItsLimit() {
    let many = (1...100).map { "struct New\($0)" }.joined(separator: "\n")
    let lines = difference(replacing: "enum Mood", with: many + "\nenum Mood").description
      .split(separator: "\n")
    #expect(lines.count == APIDifference.rowLimit + 3)
    #expect(lines[APIDifference.rowLimit + 1] == "  … and 40 more")
  }

  private func difference(replacing old: String, with replacement: String) -> APIDifference {
    let current = old.isEmpty ? Self.accepted : Self.accepted.replacing(old, with: replacement)
    return APIDifference(
      from: APIListing(module: "Shop", text: Self.accepted),
      to: APIListing(module: "Shop", text: current))
  }
}
