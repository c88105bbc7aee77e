/// A repository of the demo's GitHub.
public struct DemoRepository: Sendable {
  /// Owner and name, as in `lindqvist/glaze`.
  public let name: String
  /// The number that GitHub knows it by: links between pages are made of it.
  public let id: Int
  public let stars: DemoStars
  /// How the list of stargazers is refused to all but its administrators, or nothing when everybody
  /// may see it. Their number and the history are public in any case.
  public let refusal: DemoListRefusal?
  /// What it was called before.
  public let formerNames: [String]
  /// Whether the first page tells of a last one that is refused, as GitHub's does now and then, when
  /// there are more stars than the list ever shows.
  public let tellsOfRefusedPages: Bool

  public init(
    _ name: String, id: Int = 910_001, stars: DemoStars, refusal: DemoListRefusal? = nil,
    formerNames: [String] = [], tellsOfRefusedPages: Bool = false
  ) {
    precondition(
      name.split(separator: "/", omittingEmptySubsequences: false).count == 2,
      "“\(name)” is no owner and name")
    self.name = name
    self.id = id
    self.stars = stars
    self.refusal = refusal
    self.formerNames = formerNames
    self.tellsOfRefusedPages = tellsOfRefusedPages
  }

  /// How many stars of a repository the list shows at most.
  public static let ceiling = 40_000
}

/// How a list of stargazers is refused to who may not see it.
public enum DemoListRefusal: Hashable, Sendable {
  /// As if there were no list: 404.
  case notFound
  /// 403.
  case forbidden
  /// A success without any row.
  case emptyPage
}

extension DemoRepository {
  /// The repositories that `--demo` shows: one of each kind that there is. Each call makes stars of
  /// their own.
  static func invented() -> [DemoRepository] {
    [
      DemoRepository(
        "lindqvist/glaze", id: 910_001,
        stars: DemoStars(StarGrowth(seed: 1, pace: 1.24), withoutUser: [97, 1234]),
        formerNames: ["lindqvist/clay"]),
      DemoRepository("okafor/tide", id: 910_002, stars: DemoStars(count: 0)),
      DemoRepository(
        "haddad/kiln", id: 910_003, stars: DemoStars(StarGrowth(seed: 3, pace: 0.4)),
        refusal: .notFound),
      DemoRepository(
        "virtanen/loom", id: 910_004, stars: DemoStars(StarGrowth(seed: 4, pace: 22))),
      DemoRepository(
        "seo/lantern", id: 910_005, stars: DemoStars(StarGrowth(seed: 5, pace: 0.6)),
        refusal: .forbidden),
      DemoRepository(
        "mensah/harbour", id: 910_006, stars: DemoStars(StarGrowth(seed: 6, pace: 0.5)),
        refusal: .emptyPage),
      DemoRepository(
        "quispe/quarry", id: 910_007, stars: DemoStars(StarGrowth(seed: 7, pace: 24)),
        tellsOfRefusedPages: true),
    ]
  }
}
