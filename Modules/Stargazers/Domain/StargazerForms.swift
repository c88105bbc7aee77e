public import CoreDomain

/// The fields of a form.
public enum StargazerField: String, CaseIterable, Hashable, Sendable {
  case repository, sort, limit, cursor
}

public typealias StargazerFieldFailure = FieldFailure<StargazerField>

/// The user's input for a list of stargazers, not yet validated. A blank repository or limit means
/// the last used value. A blank sort order means `oldest`, and a blank cursor means 0.
public struct StargazerListForm: Hashable, Sendable {
  /// An owner, a slash and a name.
  public var repository: String
  /// The sort order: `oldest` or `newest`.
  public var order: String
  /// The maximum number of rows.
  public var limit: String
  /// How many rows to skip.
  public var cursor: String
  /// Whether to request every page, even those that cannot have changed.
  public var refreshes: Bool

  public init(
    repository: String = "", order: String = "", limit: String = "", cursor: String = "",
    refreshes: Bool = false
  ) {
    self.repository = repository
    self.order = order
    self.limit = limit
    self.cursor = cursor
    self.refreshes = refreshes
  }

  /// Validates the form.
  ///
  /// - Parameter preferences: The values for a blank repository and a blank limit.
  /// - Throws: ``StargazerFailure/form(_:)`` with every invalid field.
  public func request(
    by preferences: StargazerPreferences
  ) throws(StargazerFailure) -> StargazerListRequest {
    var reader = FieldReader<StargazerField>()
    let repository = reader.read { () throws(StargazerFieldFailure) in
      try preferences.readRepository(self.repository)
    }
    let order = reader.read { () throws(StargazerFieldFailure) in try readOrder() }
    let limit = reader.read { () throws(StargazerFieldFailure) in
      DisplayText.trimmed(self.limit).isEmpty ? preferences.pageSize : try PageSize(self.limit)
    }
    let offset = reader.read { () throws(StargazerFieldFailure) in try readCursor() }
    guard let repository, let order, let limit, let offset else { throw .form(reader.failures) }
    return StargazerListRequest(
      repository: repository, order: order, limit: limit, offset: offset, refreshes: refreshes)
  }

  private func readCursor() throws(StargazerFieldFailure) -> Int {
    let text = DisplayText.trimmed(cursor)
    guard !text.isEmpty else { return 0 }
    guard let rows = Int(text), StargazerListRequest.offsets.contains(rows) else {
      throw StargazerFieldFailure(
        .cursor,
        "The cursor must be between 0 and \(StargazerListRequest.offsets.upperBound), got "
          + "“\(DisplayText.quoted(cursor))”.")
    }
    return rows
  }

  private func readOrder() throws(StargazerFieldFailure) -> StargazerOrder {
    let text = DisplayText.trimmed(order)
    guard !text.isEmpty else { return .oldest }
    guard let order = StargazerOrder(rawValue: text) else {
      let known = StargazerOrder.allCases.map(\.rawValue)
      throw StargazerFieldFailure(
        .sort,
        "Unknown sort order “\(DisplayText.quoted(order))”. Use "
          + known.map { "“\($0)”" }.joined(separator: " or ") + "."
          + Spelling.suggestion(for: order, among: known))
    }
    return order
  }
}

/// A request for the stargazers of a repository.
public struct StargazerListRequest: Hashable, Sendable {
  public let repository: RepositoryName
  public let order: StargazerOrder
  public let limit: PageSize
  /// How many rows to skip, within ``offsets``.
  public let offset: Int
  /// Whether to request every page, even those that cannot have changed.
  public let refreshes: Bool

  /// - Parameter offset: How many rows to skip. Values outside ``offsets`` are clamped.
  public init(
    repository: RepositoryName, order: StargazerOrder = .oldest, limit: PageSize = .usual,
    offset: Int = 0, refreshes: Bool = false
  ) {
    self.repository = repository
    self.order = order
    self.limit = limit
    self.offset = min(max(offset, Self.offsets.lowerBound), Self.offsets.upperBound)
    self.refreshes = refreshes
  }

  /// The number of rows to read: the rows to skip plus the rows to return.
  public var reach: Int { offset + limit.rows }

  /// The allowed offsets. GitHub lists no rows beyond the largest offset.
  public static let offsets = 0...PageSize.most.rows - 1
}

/// The sort order of stargazers.
public enum StargazerOrder: String, CaseIterable, Hashable, Sendable {
  /// By the time of the star, oldest first, as on GitHub.
  case oldest
  case newest
}

/// The number of rows per page.
public struct PageSize: Hashable, Sendable {
  /// The number of rows, within ``bounds``.
  public let rows: Int

  /// Creates a size, or returns `nil` if it is outside ``bounds``.
  public init?(_ rows: Int) {
    guard Self.bounds.contains(rows) else { return nil }
    self.rows = rows
  }

  /// Parses a size.
  ///
  /// - Throws: A failure of ``StargazerField/limit`` if the text is not an integer in ``bounds``.
  public init(_ typed: String) throws(StargazerFieldFailure) {
    guard let size = ListLimit.rows(typed).flatMap({ PageSize($0) }) else {
      throw StargazerFieldFailure(.limit, ListLimit.rejection(of: typed))
    }
    self = size
  }

  private init(known rows: Int) {
    self.rows = rows
  }

  /// The allowed numbers of rows.
  public static let bounds = ListLimit.bounds
  /// The default size.
  public static let usual = PageSize(known: 30)
  /// The minimum size.
  public static let least = PageSize(known: bounds.lowerBound)
  /// The maximum size.
  public static let most = PageSize(known: bounds.upperBound)
}

/// The remembered values of the form.
public struct StargazerPreferences: Hashable, Sendable {
  /// The last repository, or `nil` before the first use.
  public var repository: RepositoryName?
  public var pageSize: PageSize

  public init(repository: RepositoryName? = nil, pageSize: PageSize = .usual) {
    self.repository = repository
    self.pageSize = pageSize
  }

  /// Parses the typed repository, or returns the last repository if the text is blank.
  ///
  /// - Throws: ``StargazerFailure/form(_:)`` if the text is invalid, or if it is blank and there is
  ///   no last repository.
  public func repository(typed: String) throws(StargazerFailure) -> RepositoryName {
    do throws(StargazerFieldFailure) {
      return try readRepository(typed)
    } catch {
      throw .form([error])
    }
  }

  fileprivate func readRepository(
    _ typed: String
  ) throws(StargazerFieldFailure) -> RepositoryName {
    guard DisplayText.trimmed(typed).isEmpty else { return try RepositoryName(typed) }
    guard let repository else {
      throw StargazerFieldFailure(
        .repository, "Which repository? Write its owner, a slash and its name: “lindqvist/glaze”.")
    }
    return repository
  }
}

/// Read access to the preferences. Code that only has this port cannot change the preferences.
public protocol StargazerPreferencesReader: Sendable {
  /// Returns the stored preferences, or the defaults.
  func preferences() async throws(StargazerFailure) -> StargazerPreferences
}

/// Write access to the preferences.
public protocol StargazerPreferencesWriter: Sendable {
  /// Stores the preferences and replaces existing ones.
  func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure)
}
