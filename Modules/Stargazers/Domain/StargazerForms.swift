public import CoreDomain

/// The input fields of the feature's forms. A ``StargazerFieldFailure`` names the field that is
/// invalid.
public enum StargazerField: String, CaseIterable, Hashable, Sendable {
  case repository, sort, limit, cursor
}

public typealias StargazerFieldFailure = FieldFailure<StargazerField>

/// The user's input for a list of stargazers, not yet validated. A blank repository or limit means
/// the last used value. A blank sort order means `oldest`, and a blank cursor means 0.
public struct StargazerListForm: Hashable, Sendable {
  /// The repository: an owner, a slash and a name, or the address of one of its pages.
  public var repository: String
  /// The sort order: `oldest` or `newest`.
  public var order: String
  /// The maximum number of rows to show.
  public var limit: String
  /// How many rows to skip.
  public var cursor: String
  /// Whether to request every needed page from GitHub again, even pages that are known to be
  /// unchanged.
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

  /// Validates the form and returns the request.
  ///
  /// - Parameter preferences: The values for a blank repository and a blank limit.
  /// - Throws: ``StargazerFailure/form(_:)`` with every invalid field.
  public func request(
    by preferences: StargazerPreferences
  ) throws(StargazerFailure) -> StargazerListRequest {
    var reader = FieldReader<StargazerField>()
    let repository = reader(try preferences.readRepository(self.repository))
    let order = reader.choose(
      self.order, for: .sort, called: "sort order", usual: StargazerOrder.oldest,
      separator: " or ")
    let limit = reader.limit(self.limit, for: .limit)
    let offset = reader.offset(
      cursor, for: .cursor, upTo: StargazerListRequest.offsets.upperBound)
    guard let repository, let order, let limit, let offset else { throw .form(reader.failures) }
    return StargazerListRequest(
      repository: repository, order: order,
      limit: limit.flatMap { PageSize($0) } ?? preferences.pageSize, offset: offset,
      refreshes: refreshes)
  }
}

/// A validated request for a page of a repository's stargazers.
public struct StargazerListRequest: Hashable, Sendable {
  public let repository: RepositoryName
  public let order: StargazerOrder
  public let limit: PageSize
  /// How many rows to skip, within ``offsets``.
  public let offset: Int
  /// Whether to request every needed page from GitHub again, even pages that are known to be
  /// unchanged.
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

  /// The allowed offsets, from 0 to 39,999. GitHub lists at most 40,000 rows.
  public static let offsets = 0...PageSize.most.rows - 1
}

/// The sort order of stargazers. The raw value is the text in forms and URLs.
public enum StargazerOrder: String, CaseIterable, Hashable, Sendable {
  /// By the time of the star, oldest first, as on GitHub.
  case oldest
  case newest
}

/// How many rows to show at once, as the user chooses.
public struct PageSize: Hashable, Sendable {
  /// The number of rows, within ``bounds``.
  public let rows: Int

  /// Creates a size, or returns `nil` if it is outside ``bounds``.
  public init?(_ rows: Int) {
    guard Self.bounds.contains(rows) else { return nil }
    self.rows = rows
  }

  private init(known rows: Int) {
    self.rows = rows
  }

  /// The allowed numbers of rows, from 1 to 40,000.
  public static let bounds = ListLimit.bounds
  /// The default: 30 rows.
  public static let usual = PageSize(known: 30)
  /// The smallest size: 1 row.
  public static let least = PageSize(known: bounds.lowerBound)
  /// The largest size: 40,000 rows, which is all that GitHub lists.
  public static let most = PageSize(known: bounds.upperBound)
}

/// The values that the program remembers from the last list that it showed. They replace blank
/// fields in later forms.
public struct StargazerPreferences: Hashable, Sendable {
  /// The repository that was listed last, or `nil` if no list was shown yet.
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

  fileprivate func readRepository(_ typed: String) throws(StargazerFieldFailure) -> RepositoryName {
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
  /// Returns the stored preferences, or the defaults if none are stored.
  func preferences() async throws(StargazerFailure) -> StargazerPreferences
}

/// Write access to the preferences. It is separate from ``StargazerPreferencesReader``, so that
/// most code can only read them.
public protocol StargazerPreferencesWriter: Sendable {
  /// Stores the preferences and replaces existing ones.
  func remember(_ preferences: StargazerPreferences) async throws(StargazerFailure)
}
