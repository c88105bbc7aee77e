public import CoreDomain

/// A field of a form. If its value is invalid, a ``QuakeFieldFailure`` names the field.
public enum QuakeField: String, CaseIterable, Hashable, Sendable {
  case near, radius, since, magnitude, sort, limit, cursor
}

public typealias QuakeFieldFailure = FieldFailure<QuakeField>

/// The user's input for a query, not yet validated. A blank field means the default.
public struct QuakeForm: Hashable, Sendable {
  /// The name of a place, or a latitude and a longitude separated by a comma.
  public var near: String
  /// The radius, in kilometers.
  public var radius: String
  /// A day or a point in time, in ISO 8601.
  public var since: String
  public var minimumMagnitude: String

  public init(
    near: String = "", radius: String = "", since: String = "", minimumMagnitude: String = ""
  ) {
    self.near = near
    self.radius = radius
    self.since = since
    self.minimumMagnitude = minimumMagnitude
  }

  /// The place that a blank ``near`` means.
  public static let usualPlace = "San Ramon"

  /// Validates the fields and returns the query.
  ///
  /// - Throws: ``QuakeFailure/form(_:)`` with every invalid field.
  public func query(by rules: QuakeRules) throws(QuakeFailure) -> QuakeQuery {
    var reader = FieldReader<QuakeField>()
    guard let query = query(by: rules, &reader) else { throw .form(reader.failures) }
    return query
  }

  fileprivate func query(
    by rules: QuakeRules, _ reader: inout FieldReader<QuakeField>
  ) -> QuakeQuery? {
    let place = reader(try rules.place(near.isUsual ? Self.usualPlace : DisplayText.trimmed(near)))
    let radius = reader(
      try number(
        self.radius, .radius, "Radius must be a number from 0 to \(wholeGlobe) km", Radius.init))
    let since = reader(self.since.isUsual ? QuakeStart.usual : try QuakeStart(self.since))
    let magnitude = reader(
      try number(
        minimumMagnitude, .magnitude, "Magnitude must be a number from −10 to 12", Magnitude.init))
    guard let place, let radius, let since, let magnitude else { return nil }
    return QuakeQuery(
      place: place, radius: radius ?? .usual, since: since, minimumMagnitude: magnitude)
  }

  /// Parses a number, or returns `nil` if the text is blank.
  private func number<Value>(
    _ typed: String, _ field: QuakeField, _ rule: String, _ make: (Double) -> Value?
  ) throws(QuakeFieldFailure) -> Value? {
    if typed.isUsual { return nil }
    guard let number = QuakeText.number(typed), let value = make(number) else {
      throw QuakeFieldFailure(field, "\(rule), got “\(DisplayText.quoted(typed))”.")
    }
    return value
  }

  private var wholeGlobe: String { QuakeText.shortest(Radius.bounds.upperBound) }
}

/// The user's input for a list of earthquakes, not yet validated. A blank field means the default.
public struct QuakeListForm: Hashable, Sendable {
  public var form: QuakeForm
  /// The sort order: `newest`, `largest` or `nearest`; blank for `newest`.
  public var order: String
  /// The maximum number of rows; blank for ``QuakeListRequest/usualLimit``.
  public var limit: String
  /// The number of rows to skip; blank for 0.
  public var cursor: String

  public init(
    _ form: QuakeForm = QuakeForm(), order: String = "", limit: String = "", cursor: String = ""
  ) {
    self.form = form
    self.order = order
    self.limit = limit
    self.cursor = cursor
  }

  /// Validates the fields and returns the request.
  ///
  /// - Throws: ``QuakeFailure/form(_:)`` with every invalid field.
  public func request(by rules: QuakeRules) throws(QuakeFailure) -> QuakeListRequest {
    var reader = FieldReader<QuakeField>()
    let query = form.query(by: rules, &reader)
    let order = reader.choose(
      self.order, for: .sort, called: "sort order", usual: QuakeOrder.newest)
    let limit = reader.limit(self.limit, for: .limit)
    let offset = reader.offset(cursor, for: .cursor, upTo: QuakeListRequest.offsets.upperBound)
    guard let query, let order, let limit, let offset else { throw .form(reader.failures) }
    return QuakeListRequest(
      query: query, order: order, limit: limit ?? QuakeListRequest.usualLimit, offset: offset)
  }
}

/// A validated request for a list: which earthquakes match, how to sort them, and which of the
/// sorted rows to return.
public struct QuakeListRequest: Hashable, Sendable {
  public let query: QuakeQuery
  public let order: QuakeOrder
  /// The maximum number of rows, within ``ListLimit/bounds``.
  public let limit: Int
  /// The number of rows to skip, within ``offsets``.
  public let offset: Int

  /// - Precondition: The limit is within ``ListLimit/bounds``, and the offset within ``offsets``.
  public init(
    query: QuakeQuery, order: QuakeOrder = .newest, limit: Int = Self.usualLimit, offset: Int = 0
  ) {
    precondition(ListLimit.bounds.contains(limit), "a list has 1 to \(ListLimit.most) rows")
    precondition(Self.offsets.contains(offset), "an offset is 0 to \(ListLimit.most)")
    self.query = query
    self.order = order
    self.limit = limit
    self.offset = offset
  }

  /// The allowed range of an offset.
  public static let offsets = 0...ListLimit.most

  /// The default number of rows.
  public static let usualLimit = 20
}

extension String {
  /// Whether the field is blank, so that the default is used.
  fileprivate var isUsual: Bool { DisplayText.trimmed(self).isEmpty }
}
