import Drawing
import Evidence
import Testing

@Suite struct APIListingTests {
  @Test func listsOneDeclarationALineInOrderUnderItsType() {
    let listing = APIListing(
      ModuleInterface(
        module: "ShopDomain",
        declarations: [
          declared(["Price", "amount"], "let amount: Int"),
          declared(["Price"], "struct Price", ["Hashable", "Copyable", "Equatable"]),
          declared(["Price", "add(_:)"], "mutating func add(_ other: Price)"),
          declared(["Price", "init(_:)"], "init(_ amount: Int)"),
          declared(["Mood", "sad"], "case sad"), declared(["Mood"], "enum Mood", ["Sendable"]),
          declared(["Mood", "happy"], "case happy"),
        ]))
    #expect(
      listing.text == """
        # What ShopDomain shows to others: all that is public, or says that it is package or open.
        # `make api-accept` writes this from the symbol graph; a change of it is meant, or a mistake.

        enum Mood: Sendable
          case happy
          case sad
        struct Price: Equatable, Hashable
          let amount: Int
          init(_ amount: Int)
          mutating func add(_ other: Price)

        """)
  }

  @Test func putsConformancesBeforeTheConditionsOfAType() {
    let box = declared(["Box"], "struct Box<Value> where Value : Sendable", ["Sendable"])
    #expect(rows([box]) == ["struct Box<Value>: Sendable where Value: Sendable"])
  }

  @Test func leavesAProtocolAsItIsWritten() {
    let store = declared(["Store"], "protocol Store : Source, ~Copyable", ["Sendable", "Source"])
    #expect(rows([store]) == ["protocol Store: Source, ~Copyable"])
  }

  @Test func leavesOutWhatTheCompilerMakes() {
    let hash = PublicDeclaration(
      path: ["Price", "hash(into:)"], kind: .method, text: "func hash(into hasher: inout Hasher)",
      usr: "hash", isSynthesized: true)
    #expect(rows([declared(["Price"], "struct Price"), hash]) == ["struct Price"])
  }

  @Test func saysWhatIsNotSimplyPublic() {
    let seal = PublicDeclaration(
      path: ["Seal"], kind: .struct, text: "package struct Seal", access: "package", usr: "seal")
    #expect(rows([seal]) == ["package struct Seal"])
  }

  @Test func listsWhatIsAddedToATypeOfAnotherModuleAsAnExtension() {
    let isBlank = declared(["String", "isBlank"], "var isBlank: Bool { get }")
    #expect(rows([isBlank]) == ["extension String", "  var isBlank: Bool { get }"])
  }

  @Test func isTheSameInWhateverOrderTheDeclarationsWereFound() {
    let all = [
      declared(["A"], "struct A"), declared(["A", "run(_:)"], "func run(_ number: Int)"),
      declared(["A", "run(_:)"], "func run(_ text: String)"),
      declared(["A", "B"], "struct B"), declared(["A", "B", "c"], "let c: Int"),
    ]
    #expect(rows(all) == rows(all.reversed()))
  }

  @Test func readsBackWhatItWrote() {
    let listing = APIListing(
      ModuleInterface(
        module: "M",
        declarations: [
          declared(["A"], "struct A"), declared(["A", "b"], "let b: Int"),
          declared(["A", "C"], "struct C"), declared(["A", "C", "d"], "var d: Int { get }"),
          declared(["z"], "func z()"),
        ]))
    #expect(APIListing(module: "M", text: listing.text) == listing)
  }

  private func rows(_ declarations: [PublicDeclaration]) -> [String] {
    APIListing(ModuleInterface(module: "M", declarations: declarations)).text
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }
}

/// A declaration of a kind that its text tells.
func declared(_ path: [String], _ text: String, _ protocols: [String] = []) -> PublicDeclaration {
  PublicDeclaration(
    path: path, kind: text.hasPrefix("protocol") ? .protocol : .struct, text: text,
    usr: path.joined(separator: ".") + text,
    conformances: protocols.map { .init(name: $0, usr: $0, owner: "Swift") })
}
