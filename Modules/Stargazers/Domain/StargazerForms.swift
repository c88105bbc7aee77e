import CoreDomain

/// What somebody filled in to see the stargazers of a repository: any text at all. What is blank is as the
/// last time.
public struct StargazerListForm: Hashable, Sendable {
  /// An owner, a slash and a name.
  public var repository: String
  /// `oldest` or `newest`.
  public var order: String
  /// How many at most.
  public var limit: String
  /// Whether every page is asked for, also where nothing can have changed.
  public var refreshes: Bool

  public init(
    repository: String = "", order: String = "", limit: String = "", refreshes: Bool = false
  ) {
    self.repository = repository
    self.order = order
    self.limit = limit
    self.refreshes = refreshes
  }

  /// What the form asks for.
  ///
  /// - Parameter preferences: what stands for the blanks.
  /// - Throws: ``StargazerFailure/noRepository``, ``StargazerFailure/malformedRepository(_:reason:)``,
  ///   ``StargazerFailure/malformedOrder(_:)``, ``StargazerFailure/malformedLimit(_:)``.
  public func request(
    by preferences: StargazerPreferences
  ) throws(StargazerFailure) -> StargazerListRequest {
    StargazerListRequest(
      repository: try preferences.repository(typed: repository), order: try readOrder(),
      limit: DisplayText.trimmed(limit).isEmpty ? preferences.pageSize : try PageSize(limit),
      refreshes: refreshes)
  }

  private func readOrder() throws(StargazerFailure) -> StargazerOrder {
    let text = DisplayText.trimmed(order)
    guard !text.isEmpty else { return .oldest }
    guard let order = StargazerOrder(rawValue: text) else { throw .malformedOrder(order) }
    return order
  }
}

/// Which stargazers of which repository are to be seen.
public struct StargazerListRequest: Hashable, Sendable {
  public let repository: RepositoryName
  public let order: StargazerOrder
  public let limit: PageSize
  /// Whether every page is asked for, also where nothing can have changed.
  public let refreshes: Bool

  public init(
    repository: RepositoryName, order: StargazerOrder = .oldest, limit: PageSize = .usual,
    refreshes: Bool = false
  ) {
    self.repository = repository
    self.order = order
    self.limit = limit
    self.refreshes = refreshes
  }
}

/// Which stargazers come first.
public enum StargazerOrder: String, CaseIterable, Hashable, Sendable {
  /// The order in which the stars were given, which is the service's own.
  case oldest
  case newest
}

/// How many stargazers are shown at once.
public struct PageSize: Hashable, Sendable {
  /// One of ``bounds``.
  public let rows: Int

  /// Makes a size, or nothing of a number out of ``bounds``.
  public init?(_ rows: Int) {
    guard Self.bounds.contains(rows) else { return nil }
    self.rows = rows
  }

  /// Reads a size.
  ///
  /// - Throws: ``StargazerFailure/malformedLimit(_:)``.
  public init(_ typed: String) throws(StargazerFailure) {
    guard let size = ListLimit.rows(typed).flatMap({ PageSize($0) }) else {
      throw .malformedLimit(typed)
    }
    self = size
  }

  private init(known rows: Int) {
    self.rows = rows
  }

  /// Those of every limit.
  public static let bounds = ListLimit.bounds
  /// How many are shown when nobody has ever said.
  public static let usual = PageSize(known: 30)
  /// The lower bound.
  public static let least = PageSize(known: bounds.lowerBound)
  /// The upper bound.
  public static let most = PageSize(known: bounds.upperBound)
}

/// What is remembered from one time to the next.
public struct StargazerPreferences: Hashable, Sendable {
  /// The repository that was looked at last; nothing before the first time.
  public var repository: RepositoryName?
  public var pageSize: PageSize

  public init(repository: RepositoryName? = nil, pageSize: PageSize = .usual) {
    self.repository = repository
    self.pageSize = pageSize
  }

  /// The repository that somebody typed, or the last one where nothing was typed.
  ///
  /// - Throws: ``StargazerFailure/noRepository``, ``StargazerFailure/malformedRepository(_:reason:)``.
  public func repository(typed: String) throws(StargazerFailure) -> RepositoryName {
    guard DisplayText.trimmed(typed).isEmpty else { return try RepositoryName(typed) }
    guard let repository else { throw .noRepository }
    return repository
  }
}

/// Where the preferences are read: the readable side. Whoever has this alone cannot change them.
public protocol StargazerPreferencesReader: Sendable {
  /// What is remembered, or what is usual.
  func preferences() async throws(StargazerFailure) -> StargazerPreferences
}

/// Where the preferences are written: the writable side.
public protocol StargazerPreferencesWriter: Sendable {
  /// Remembers these, and forgets others.
  func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure)
}
