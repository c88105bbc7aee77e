/// All repositories, by what they may be asked for.
struct GitHubRepositories: Sendable {
  let all: [DemoRepository]
  private let byKey: [String: DemoRepository]
  private let byFormerName: [String: DemoRepository]

  init(_ all: [DemoRepository]) {
    self.all = all
    byKey = Self.table(all) { [Self.numbers + "\($0.id)", Self.names + $0.name] }
    byFormerName = Self.table(all) { $0.formerNames.map { Self.names + $0 } }
  }

  /// What stands at an address: of a repository, or of one that is called something else now.
  enum Place: Sendable {
    case here(DemoRepository)
    case moved(DemoRepository)
  }

  /// The repository of a key, or nothing when there is none. Names are the same in either case.
  ///
  /// - Parameter key: the beginning of a path: `repos/<owner>/<name>` or `repositories/<number>`.
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
