import HTTPTypes

extension HTTPReply {
  /// The time of the reply by the server's clock, or `nil` if the reply has no valid `Date` field.
  public var date: Timestamp? {
    response.headerFields[.date].flatMap(Timestamp.init(httpDate:))
  }

  /// Returns how long the server asks the client to wait before the next request. Servers send
  /// `Retry-After` with the statuses 429 and 503; GitHub also sends it with 403.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
  ///
  /// - Parameter now: The reference time for a `Retry-After` date if the reply has no ``date``.
  ///   Otherwise the server's own date is used, so that clock skew does not matter.
  /// - Returns: Zero for a time in the past; `nil` if the field is missing or invalid (such as
  ///   `-1`), or if it is a date without a reference time.
  public func retryAfter(at now: Timestamp? = nil) -> Duration? {
    guard let text = response.headerFields[.retryAfter] else { return nil }
    if text.utf8.allSatisfy(\.isDigit) { return Int64(text).map { .seconds($0) } }
    guard let end = Timestamp(httpDate: text), let start = date ?? now else { return nil }
    return max(.zero, .milliseconds(end.millisecondsSince1970 - start.millisecondsSince1970))
  }
}
