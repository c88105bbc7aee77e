import CoreDomain
import FoundationEssentials
import HTTPTypes
import StargazersDomain

/// The status and headers of a response, interpreted before its body is parsed.
struct StargazerServiceReply {
  let reply: HTTPReply
  /// When the response arrived.
  let now: Timestamp
  /// Whether the request had a token.
  let isToToken: Bool

  /// Returns the body, or `nil` if the data has not changed.
  ///
  /// - Throws: The error for any other status.
  func body(unless validators: HTTPValidators) throws(StargazerSourceFailure) -> [UInt8]? {
    let status = reply.response.status.code
    switch status {
    case 200: return reply.body
    case 304:
      guard !validators.isEmpty else {
        throw .unreadable("Its status is 304, but the request was not conditional.")
      }
      return nil
    case 401: throw isToToken ? .badToken : .forbidden(reason: message)
    case 403, 429: throw limit(status).map { .limited($0) } ?? .forbidden(reason: message)
    case 404, 410: throw .notFound
    case 422 where says("pagination is limited"): throw .ceiling
    case 400..<500: throw .refused(reason: message)
    default: throw .outOfOrder(status: status)
    }
  }

  /// The remaining quota, or `nil` if the response does not report it.
  var allowance: StargazerAllowance? {
    guard let remaining, let renewedAt else { return nil }
    return StargazerAllowance(remaining: remaining, renewedAt: renewedAt)
  }
}

// MARK: - Limits

extension StargazerServiceReply {
  /// Returns the rate limit, or `nil` if the refusal has another reason. Checks in the order that
  /// GitHub documents: `Retry-After`, then the hourly quota, then the message.
  /// https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
  private func limit(_ status: Int) -> StargazerLimit? {
    if let wait = reply.retryAfter(at: now) {
      return StargazerLimit(until: moment(after: wait), isQuota: false)
    }
    if remaining == 0 || says("api rate limit exceeded") {
      return StargazerLimit(until: renewedAt.map { max($0, now) }, isQuota: true)
    }
    guard status == 429 || says("secondary rate limit") || says("abuse detection") else {
      return nil
    }
    return StargazerLimit(until: nil, isQuota: false)
  }

  private var remaining: Int? {
    number("x-ratelimit-remaining").flatMap { Int(exactly: $0) }
  }

  /// When the quota is renewed, by the local clock, or `nil` if the response does not say. The
  /// service's clock may differ from the local clock, so the service's time is converted with the
  /// `Date` header of the response.
  private var renewedAt: Timestamp? {
    guard let reset = number("x-ratelimit-reset").flatMap(Timestamp.init(secondsSince1970:)) else {
      return nil
    }
    guard let sentAt = reply.date else { return reset }
    return Timestamp(
      millisecondsSince1970: reset.millisecondsSince1970 - sentAt.millisecondsSince1970
        + now.millisecondsSince1970)
  }

  /// Returns the end of a wait, or `nil` if it does not end while times can be represented.
  private func moment(after wait: Duration) -> Timestamp? {
    let end = now.advanced(by: wait)
    return end.millisecondsSince1970 < Timestamp.bounds.upperBound ? end : nil
  }

  /// Returns the value of a header as a non-negative integer, or `nil` if it is missing or invalid.
  private func number(_ name: String) -> Int64? {
    guard let text = HTTPField.Name(name).flatMap({ reply.response.headerFields[$0] }),
      let number = Int64(text), number >= 0
    else { return nil }
    return number
  }
}

// MARK: - Messages

extension StargazerServiceReply {
  /// The service's reason on one line, truncated and without control characters; `nil` if the
  /// response contains no reason.
  private var message: String? {
    StargazerJSON.message(in: reply.body).map { text in
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return DisplayText.quoted(line, upTo: StargazerSourceFailure.reasonLimit)
    }
  }

  private func says(_ words: String) -> Bool {
    StargazerJSON.message(in: reply.body)?.lowercased().contains(words) == true
  }
}
