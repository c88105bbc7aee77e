/// All repositories, indexed by the start of their paths.
struct GitHubRepositories: Sendable {
  let all: [DemoRepository]
  private let byKey: [String: DemoRepository]
  private let byFormerName: [String: DemoRepository]

  init(_ all: [DemoRepository]) {
    self.all = all
    byKey = Self.table(all) { [Self.numbers + "\($0.id)", Self.names + $0.name] }
    byFormerName = Self.table(all) { $0.formerNames.map { Self.names + $0 } }
  }

  /// A lookup result: a repository by its current address, or by a former name.
  enum Place: Sendable {
    case here(DemoRepository)
    case moved(DemoRepository)
  }

  /// Looks up a repository, ignoring case. Returns `nil` if there is no such repository.
  ///
  /// - Parameter key: The start of a path: `repos/<owner>/<name>` or `repositories/<number>`.
  func place(of key: String) -> Place? {
    let key = key.lowercased()
    return byKey[key].map { .here($0) } ?? byFormerName[key].map { .moved($0) }
  }

  private static func table(
    _ all: [DemoRepository], _ keys: (DemoRepository) -> [String]
  ) -> [String: DemoRepository] {
    let pairs = all.flatMap { repository in keys(repository).map { ($0.lowercased(), repository) } }
    return Dictionary(pairs) { first, second in
      preconditionFailure("“\(first.name)” and “\(second.name)” have a name or a number in common")
    }
  }

  private static let names = "repos/"
  private static let numbers = "repositories/"
}
