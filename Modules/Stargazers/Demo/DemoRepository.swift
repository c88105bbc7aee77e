/// A repository that the simulated GitHub serves.
public struct DemoRepository: Sendable {
  /// The owner and name, such as `lindqvist/glaze`.
  public let name: String
  /// GitHub's numeric identifier. The links between pages contain this identifier.
  public let id: Int
  public let stars: DemoStars
  /// How the list of stargazers is hidden from everyone except administrators, or `nil` if the list
  /// is public. The star count and the history are always public.
  public let refusal: DemoListRefusal?
  /// The former names of the repository. Requests for them are redirected to the repository.
  public let formerNames: [String]
  /// Whether the pages link to a last page that the service refuses. GitHub does this at times for
  /// repositories with more stars than it lists.
  public let tellsOfRefusedPages: Bool

  public init(
    _ name: String, id: Int = 910_001, stars: DemoStars, refusal: DemoListRefusal? = nil,
    formerNames: [String] = [], tellsOfRefusedPages: Bool = false
  ) {
    precondition(
      name.split(separator: "/", omittingEmptySubsequences: false).count == 2,
      "“\(name)” is not an owner and a name")
    self.name = name
    self.id = id
    self.stars = stars
    self.refusal = refusal
    self.formerNames = formerNames
    self.tellsOfRefusedPages = tellsOfRefusedPages
  }

  /// The maximum number of stargazers that the simulated GitHub lists per repository.
  public static let ceiling = 40_000
}

/// The reply to a request for a hidden list of stargazers.
public enum DemoListRefusal: Hashable, Sendable {
  /// The status 404, as if the list did not exist.
  case notFound
  /// The status 403.
  case forbidden
  /// A successful reply without rows.
  case emptyPage
}

extension DemoRepository {
  /// The repositories of `--demo`, one for each special case. Each call creates independent stars.
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
