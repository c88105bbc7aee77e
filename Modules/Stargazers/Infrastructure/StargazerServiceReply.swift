import CoreDomain
import FoundationEssentials
import HTTPTypes
import StargazersDomain

/// What a reply of the service means, before its rows are read.
struct StargazerServiceReply {
  private let reply: HTTPReply
  private let now: Timestamp
  private let isToToken: Bool

  /// - Parameters:
  ///   - now: when it came.
  ///   - isToToken: whether a token was shown.
  init(_ reply: HTTPReply, at now: Timestamp, toToken isToToken: Bool) {
    self.reply = reply
    self.now = now
    self.isToToken = isToToken
  }

  /// The body of a reply that has one to read; nothing where it is what it was.
  ///
  /// - Throws: what every other status means.
  func body(unless validators: HTTPValidators) throws(StargazerSourceFailure) -> [UInt8]? {
    let status = reply.response.status.code
    switch status {
    case 200: return reply.body
    case 304:
      guard !validators.isEmpty else {
        throw .unreadable("It says that nothing has changed, and was not asked that.")
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

  /// What else may be asked; nothing where the service does not say.
  var allowance: StargazerAllowance? {
    guard let remaining, let renewedAt else { return nil }
    return StargazerAllowance(remaining: remaining, renewedAt: renewedAt)
  }
}

// MARK: - Limits

extension StargazerServiceReply {
  /// The service's wish to be left alone, or nothing where a refusal is no such wish. The order is that of
  /// its own advice: how long to wait, then whether the hour is used up, then the words.
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

  /// When there is more to be asked, by the clock of this machine. The service tells it by its own, and what
  /// that one shows: so the two may differ.
  private var renewedAt: Timestamp? {
    guard let reset = number("x-ratelimit-reset").flatMap(Timestamp.init(secondsSince1970:)) else {
      return nil
    }
    guard let sentAt = reply.date else { return reset }
    return Timestamp(
      millisecondsSince1970: reset.millisecondsSince1970 - sentAt.millisecondsSince1970
        + now.millisecondsSince1970)
  }

  private func moment(after wait: Duration) -> Timestamp? {
    let (seconds, attoseconds) = wait.components
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    let (moment, isTooLate) = milliseconds.addingReportingOverflow(
      now.millisecondsSince1970 + attoseconds / 1_000_000_000_000_000)
    return overflow || isTooLate ? nil : Timestamp(millisecondsSince1970: moment)
  }

  /// A field that is a whole number from 0 on.
  private func number(_ name: String) -> Int64? {
    guard let text = HTTPField.Name(name).flatMap({ reply.response.headerFields[$0] }),
      let number = Int64(text), number >= 0
    else { return nil }
    return number
  }
}

// MARK: - The words

extension StargazerServiceReply {
  /// The reason of a refusal, in the words of the service: on one line, cut, without control characters; `nil` if
  /// it gives none.
  private var message: String? {
    StargazerJSON.message(in: reply.body).map { text in
      DisplayText.quoted(Self.line(text), upTo: StargazerSourceFailure.reasonLimit)
    }
  }

  private func says(_ words: String) -> Bool {
    StargazerJSON.message(in: reply.body)?.lowercased().contains(words) == true
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
