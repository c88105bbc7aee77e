public import CoreDomain

/// The input fields of the feature's forms. A ``ComicFieldFailure`` names an invalid one.
public enum ComicField: String, CaseIterable, Hashable, Sendable {
  case query, scope, sort, cursor, limit, page, name, password, comic, price
}

public typealias ComicFieldFailure = FieldFailure<ComicField>

// MARK: - List

/// The user's input for a list of series, not yet validated. A blank field means the default.
public struct ComicListForm: Hashable, Sendable {
  /// The scope: `owned` or `all`. The default is `owned` if a reader is signed in, and `all`
  /// otherwise.
  public var scope: String
  /// The sort order: `title`, `recent` or `reading`. The default is `title`.
  public var sort: String
  /// The search text: the list contains series whose title, or whose title in kana, contains it.
  /// Blank means all series.
  public var query: String
  /// How many series to skip. The default is 0.
  public var cursor: String
  /// The maximum number of series. The default is 50.
  public var limit: String

  public init(
    scope: String = "", sort: String = "", query: String = "", cursor: String = "",
    limit: String = ""
  ) {
    self.scope = scope
    self.sort = sort
    self.query = query
    self.cursor = cursor
    self.limit = limit
  }

  /// Creates the form for a validated request, for example for a link to a page of the list. Fields
  /// with default values stay blank, except for the scope, whose default depends on the reader.
  public init(_ request: ComicListRequest) {
    let usual = ComicListRequest()
    self.init(
      scope: ComicScope(isOwnedOnly: request.ownedOnly).rawValue,
      sort: request.ordering == usual.ordering ? "" : request.ordering.rawValue,
      query: request.query, cursor: request.offset == usual.offset ? "" : "\(request.offset)",
      limit: request.limit == usual.limit ? "" : "\(request.limit)")
  }

  /// Validates the form and returns the request.
  ///
  /// - Parameter isSignedIn: Whether a reader is signed in; determines the default scope.
  /// - Throws: ``ComicFailure/form(_:)`` with every invalid field.
  public func request(isSignedIn: Bool) throws(ComicFailure) -> ComicListRequest {
    var reader = FieldReader<ComicField>()
    let scope = reader.choose(
      self.scope, for: .scope, called: "scope", usual: ComicScope(isOwnedOnly: isSignedIn))
    let ordering = reader.choose(
      sort, for: .sort, called: "sort order", usual: ComicOrdering.title)
    let query = reader(try readQuery())
    let offset = reader(try readCursor())
    let limit = reader.limit(self.limit, for: .limit)
    guard let scope, let ordering, let query, let offset, let limit else {
      throw .form(reader.failures)
    }
    return ComicListRequest(
      ownedOnly: scope == .owned, ordering: ordering, query: query, offset: offset,
      limit: limit ?? ComicListRequest.pageSize)
  }

  private func readQuery() throws(ComicFieldFailure) -> String {
    guard query.unicodeScalars.count <= ComicSearchKey.limit else {
      throw ComicFieldFailure(
        .query, "The search text must have at most \(ComicSearchKey.limit) characters.")
    }
    return query
  }

  private func readCursor() throws(ComicFieldFailure) -> Int {
    if cursor.isBlank { return 0 }
    guard let number = Int(DisplayText.trimmed(cursor)), number >= 0 else {
      throw ComicFieldFailure(
        .cursor, "The cursor must be an integer of at least 0, got “\(DisplayText.quoted(cursor))”."
      )
    }
    return number
  }
}

/// Which series a list contains. The raw value is the text in forms and URLs.
public enum ComicScope: String, CaseIterable, Hashable, Sendable {
  /// Only series with a volume that the reader owns.
  case owned
  /// The whole catalogue, and withdrawn series with a volume that the reader owns.
  case all

  init(isOwnedOnly: Bool) { self = isOwnedOnly ? .owned : .all }
}

/// A validated request for a page of series of the shelf or the catalogue.
public struct ComicListRequest: Hashable, Sendable {
  /// Whether to include only series with a volume that the reader owns.
  public var ownedOnly: Bool
  public var ordering: ComicOrdering
  /// The search text: see ``ComicListForm/query``.
  public var query: String
  /// How many series to skip, from 0 to ``farthest``.
  public let offset: Int
  /// The maximum number of series, within ``ListLimit/bounds``.
  public let limit: Int

  public init(
    ownedOnly: Bool = true, ordering: ComicOrdering = .title, query: String = "",
    offset: Int = 0, limit: Int = ComicListRequest.pageSize
  ) {
    self.ownedOnly = ownedOnly
    self.ordering = ordering
    self.query = query
    self.offset = min(max(offset, 0), Self.farthest)
    self.limit = min(max(limit, 1), ListLimit.most)
  }

  /// Returns the request moved forward by `count` series, or back if `count` is negative.
  public func skipping(_ count: Int) -> ComicListRequest {
    ComicListRequest(
      ownedOnly: ownedOnly, ordering: ordering, query: query, offset: offset + count, limit: limit)
  }

  /// The request for the previous page, or `nil` on the first page.
  public var previous: ComicListRequest? {
    offset > 0 ? skipping(-limit) : nil
  }

  /// The number of series on a page if the user sets no limit.
  public static let pageSize = 50
  /// The maximum offset. Larger offsets are reduced to it.
  public static let farthest = 1_000_000_000
}

// MARK: - Page

extension ComicPage {
  /// Parses the number of a page; `nil` if the text is blank.
  ///
  /// - Throws: ``ComicFailure/form(_:)`` if the text is not a positive integer.
  public static func number(_ typed: String) throws(ComicFailure) -> Int? {
    if typed.isBlank { return nil }
    guard let number = Int(DisplayText.trimmed(typed)), number > 0 else {
      throw .form([
        ComicFieldFailure(
          .page, "The page must be an integer of at least 1, got “\(DisplayText.quoted(typed))”.")
      ])
    }
    return number
  }
}

// MARK: - Account

/// The user's input for signing in or signing up, not yet validated. Its description does not
/// contain the input, so that a log never contains a password.
public struct ComicAccountForm: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let name: String
  public let password: String

  public init(name: String, password: String) {
    self.name = name
    self.password = password
  }

  public var description: String { "(a name and a password)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// A validated name and password.
  public typealias Credentials = (name: ReaderName, password: ReaderPassword)

  /// Validates the form for an existing account.
  ///
  /// - Throws: ``ComicFailure/form(_:)`` with every invalid field.
  public func signIn() throws(ComicFailure) -> Credentials {
    try read { (typed) throws(ComicFieldFailure) in try ReaderPassword(typed) }
  }

  /// Validates the form for a new account, which needs a stronger password: see
  /// ``ReaderPassword/init(new:)``.
  ///
  /// - Throws: ``ComicFailure/form(_:)`` with every invalid field.
  public func signUp() throws(ComicFailure) -> Credentials {
    try read { (typed) throws(ComicFieldFailure) in try ReaderPassword(new: typed) }
  }

  /// Returns the name in the form in which an account store compares names. Returns an invalid
  /// name, which no account has, as it was typed.
  public func foldedName(by folding: any TextFolding) -> String {
    (try? ReaderName(name).folded(by: folding)) ?? name
  }

  private func read(
    _ readPassword: (String) throws(ComicFieldFailure) -> ReaderPassword
  ) throws(ComicFailure) -> Credentials {
    var reader = FieldReader<ComicField>()
    let name = reader(try ReaderName(self.name))
    let password = reader(try readPassword(self.password))
    guard let name, let password else { throw .form(reader.failures) }
    return (name, password)
  }
}

// MARK: - Order

/// The user's input for buying a volume, not yet validated.
public struct ComicOrderForm: Hashable, Sendable {
  /// The identifier of a volume, with an optional `c:` prefix.
  public let comic: String
  public let price: ShownPrice

  public init(comic: String, price: ShownPrice) {
    self.comic = comic
    self.price = price
  }

  /// The price that the reader saw before the decision to buy.
  public enum ShownPrice: Hashable, Sendable {
    /// No price was shown, so the reader accepts every price.
    case any
    /// The price as it was displayed: `¥528`, `USD4.99`.
    case displayed(String)
    /// An amount in the minor unit of the currency, and the ISO 4217 code, both as text.
    case parts(amount: String, currency: String)
  }

  /// Validates the form. Does not check whether the volume exists.
  ///
  /// - Returns: The volume, and the price that was shown. The price is `nil` if the reader accepts
  ///   every price.
  /// - Throws: ``ComicFailure/form(_:)`` with every invalid field.
  public func order() throws(ComicFailure) -> (comic: Comic.ID, price: Price?) {
    var reader = FieldReader<ComicField>()
    let comic = reader(try Comic.id(self.comic))
    let price = reader(try self.price.read())
    guard let comic, let price else { throw .form(reader.failures) }
    return (comic, price)
  }
}

extension ComicOrderForm.ShownPrice {
  fileprivate func read() throws(ComicFieldFailure) -> Price? {
    switch self {
    case .any: return nil
    case .displayed(let typed):
      guard let price = Price(displayed: typed) else {
        throw ComicFieldFailure(
          .price,
          "The price must be an amount with its currency, as in ¥528, $4.99 or EUR4.99, got "
            + "“\(DisplayText.quoted(typed))”.")
      }
      return price
    case .parts(let amount, let code):
      guard !amount.isBlank, !code.isBlank else {
        throw ComicFieldFailure(.price, "The price that was shown is missing. Reload the page.")
      }
      guard let currency = Price.Currency(rawValue: code) else {
        let known = Price.Currency.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        throw ComicFieldFailure(
          .price, "Unknown currency “\(DisplayText.quoted(code))”. Use \(known).")
      }
      guard let price = Int(amount).flatMap({ Price(minorUnits: $0, currency: currency) }) else {
        throw ComicFieldFailure(
          .price,
          "The amount must be an integer between 0 and \(Price.limit), got "
            + "“\(DisplayText.quoted(amount))”.")
      }
      return price
    }
  }
}

extension Comic {
  /// Parses the identifier of a volume, with an optional `c:` prefix. Does not check whether the
  /// volume exists.
  ///
  /// - Throws: A failure of ``ComicField/comic`` if the text has the prefix of an episode, `e:`.
  public static func id(_ typed: String) throws(ComicFieldFailure) -> ID {
    switch ComicItem(typed) {
    case .comic(let id)?: return id
    case .episode?:
      throw ComicFieldFailure(
        .comic, "“\(DisplayText.quoted(typed))” is an episode. Only volumes can be bought.",
        isUnknown: true)
    case nil: return ID(typed)
    }
  }
}

extension ComicDetail {
  /// Returns the volume with the typed identifier, or `nil` if the series has no such volume.
  public func volume(_ typed: String) -> ComicVolume? {
    let id = try? Comic.id(typed)
    return volumes.first { $0.comic.id == id }
  }
}

extension CataloguePage {
  /// Parses the address or path of a catalogue; `nil` if the text is blank.
  public init?(typed: String) {
    if typed.isBlank { return nil }
    self.init(DisplayText.trimmed(typed))
  }
}

extension String {
  fileprivate var isBlank: Bool { DisplayText.trimmed(self).isEmpty }
}
