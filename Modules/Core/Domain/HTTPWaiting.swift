import HTTPTypes

extension HTTPReply {
  /// When the server made the reply, by its own clock; nothing when it does not say.
  public var date: Timestamp? {
    response.headerFields[.date].flatMap(Timestamp.init(httpDate:))
  }

  /// How long the server asks to wait before the next request. It says so with 429 and 503, and GitHub
  /// with 403. https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
  ///
  /// - Parameter now: what a date is counted from where the reply has no ``date``. With one, it is the
  ///   server's own clock that counts, so that nobody's has to be right.
  /// - Returns: zero for a time that is over; nothing when the field is missing, has neither form (as
  ///   `-1` has not), or says a date that there is nothing to count from.
  public func retryAfter(at now: Timestamp? = nil) -> Duration? {
    guard let text = response.headerFields[.retryAfter] else { return nil }
    if text.utf8.allSatisfy(\.isDigit) { return Int64(text).map { .seconds($0) } }
    guard let end = Timestamp(httpDate: text), let start = date ?? now else { return nil }
    return max(.zero, .milliseconds(end.millisecondsSince1970 - start.millisecondsSince1970))
  }
}
