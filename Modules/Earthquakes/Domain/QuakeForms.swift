import CoreDomain

/// The user's input for a question, not yet validated. Blank fields mean the default.
public struct QuakeForm: Hashable, Sendable {
  /// The name of a place, or its coordinates.
  public var near: String
  /// In kilometres.
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

  /// The default place.
  public static let usualPlace = "San Ramon"

  /// Validates the form.
  ///
  /// - Throws: The errors of ``QuakeRules/place(_:)`` and ``QuakeStart``, and
  ///   ``QuakeFailure/malformedNumber(_:of:wanted:)``.
  public func question(by rules: QuakeRules) throws(QuakeFailure) -> QuakeQuestion {
    QuakeQuestion(
      place: try rules.place(near.orUsual(Self.usualPlace)),
      radius: try Self.number(
        radius, of: "radius", "0 to \(wholeGlobe) km", Radius.init(kilometres:))
        ?? .usual,
      since: DisplayText.trimmed(since).isEmpty ? .usual : try QuakeStart(since),
      minimumMagnitude: try Self.number(
        minimumMagnitude, of: "magnitude", "−10 to 12", Magnitude.init))
  }

  /// Returns `nil` if the text is blank.
  private static func number<Value>(
    _ typed: String, of name: String, _ wanted: String, _ make: (Double) -> Value?
  ) throws(QuakeFailure) -> Value? {
    let text = DisplayText.trimmed(typed)
    guard !text.isEmpty else { return nil }
    guard let number = Double(text), let value = make(number) else {
      throw .malformedNumber(typed, of: name, wanted: wanted)
    }
    return value
  }

  private var wholeGlobe: String { QuakeText.shortest(Radius.bounds.upperBound) }
}

/// The user's input for a list of earthquakes, not yet validated.
public struct QuakeListForm: Hashable, Sendable {
  public var form: QuakeForm
  /// `newest`, `largest` or `nearest`.
  public var order: String
  /// The maximum number of rows.
  public var limit: String

  public init(_ form: QuakeForm = QuakeForm(), order: String = "", limit: String = "") {
    self.form = form
    self.order = order
    self.limit = limit
  }

  /// Validates the form.
  ///
  /// - Throws: The errors of ``QuakeForm/question(by:)``, ``QuakeFailure/malformedOrder(_:)`` and
  ///   ``QuakeFailure/malformedLimit(_:)``.
  public func request(by rules: QuakeRules) throws(QuakeFailure) -> QuakeListRequest {
    QuakeListRequest(
      question: try form.question(by: rules), order: try readOrder(), limit: try readLimit())
  }

  private func readOrder() throws(QuakeFailure) -> QuakeOrder {
    let text = order.orUsual(QuakeOrder.newest.rawValue)
    guard let order = QuakeOrder(rawValue: text) else { throw .malformedOrder(order) }
    return order
  }

  private func readLimit() throws(QuakeFailure) -> Int {
    let text = limit.orUsual("\(QuakeListRequest.usualLimit)")
    guard let rows = ListLimit.rows(text) else { throw .malformedLimit(limit) }
    return rows
  }
}

/// A question with the sort order and the number of rows of its list.
public struct QuakeListRequest: Hashable, Sendable {
  public let question: QuakeQuestion
  public let order: QuakeOrder
  /// The maximum number of rows, within ``ListLimit/bounds``.
  public let limit: Int

  /// - Precondition: The limit is within ``ListLimit/bounds``.
  public init(
    question: QuakeQuestion, order: QuakeOrder = .newest, limit: Int = Self.usualLimit
  ) {
    precondition(ListLimit.bounds.contains(limit), "a list has 1 to \(ListLimit.most) rows")
    self.question = question
    self.order = order
    self.limit = limit
  }

  /// The default number of rows.
  public static let usualLimit = 20
}

extension String {
  fileprivate func orUsual(_ usual: String) -> String {
    let text = DisplayText.trimmed(self)
    return text.isEmpty ? usual : text
  }
}
