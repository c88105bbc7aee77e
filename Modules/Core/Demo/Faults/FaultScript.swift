/// A fault that the demo server simulates in its reply to a request. The raw value is the word in a
/// ``FaultScript``.
public enum UpstreamFault: String, CaseIterable, Hashable, Sendable {
  /// The reply is sent after a delay, by default after 2 seconds.
  case slow
  /// The reply is not sent until ``DemoUpstream/release()`` is called.
  case hang
  /// The server closes the connection in the middle of the body.
  case cut
  /// The body is only half of the normal body, and `Content-Length` is the length of this half.
  case truncated
  /// The reply is an HTML page with status 200 instead of the requested data.
  case page
  /// The server redirects to an address that redirects to itself.
  case loop
  case forbidden = "403"
  /// Status 403 with `Retry-After: 30`.
  case forbiddenForNow = "403+retry"
  case tooManyRequests = "429"
  /// Status 429 with `Retry-After: 30`.
  case tooManyRequestsForNow = "429+retry"
  /// Status 403 without `Retry-After`, which GitHub sends if a client exceeds its secondary rate
  /// limit, a limit on many requests in a short time. The simulated GitHub adds its own message.
  case secondaryLimit = "secondary"
  /// Status 429 with `Retry-After: 1`, which GitHub also sends for its secondary rate limit.
  case secondaryLimitForNow = "secondary+retry"
  case serverError = "500"
  case badGateway = "502"
  case unavailable = "503"
}

/// The faults that a demo server simulates for consecutive requests.
///
/// As text, a script is a list of words: `cut,503,ok` cuts off the first reply, replies to the
/// second request with status 503, and answers the third and all later requests normally. A star
/// after the last word makes it apply to all later requests: `503*`.
public struct FaultScript: Hashable, Sendable {
  /// The faults of the first requests, one for each request; `nil` for no fault.
  package let steps: [UpstreamFault?]
  /// The fault of all requests after ``steps``; `nil` for no fault.
  package let rest: UpstreamFault?

  /// A script without faults: all requests are answered normally.
  public static let none = FaultScript([])

  /// - Parameters:
  ///   - steps: The faults of the first requests; `nil` for no fault.
  ///   - rest: The fault of all later requests; `nil` for no fault.
  public init(_ steps: [UpstreamFault?], thenAlways rest: UpstreamFault? = nil) {
    self.steps = steps
    self.rest = rest
  }

  /// Parses a script such as `cut,503,ok`. Spaces are ignored.
  ///
  /// - Throws: ``FaultScriptFailure`` with the invalid word.
  public init(_ text: String) throws(FaultScriptFailure) {
    let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
    var steps: [UpstreamFault?] = []
    var rest: UpstreamFault?
    for (place, word) in words.enumerated() {
      guard word.hasSuffix("*") else {
        steps.append(try Self.fault(word))
        continue
      }
      guard place == words.count - 1 else { throw .starIsNotLast(word) }
      rest = try Self.fault(String(word.dropLast()))
    }
    self.init(steps, thenAlways: rest)
  }

  private static func fault(_ word: String) throws(FaultScriptFailure) -> UpstreamFault? {
    guard word != noFault else { return nil }
    guard let fault = UpstreamFault(rawValue: word) else { throw .unknownWord(word) }
    return fault
  }

  /// The valid words of a script: `ok` for no fault, and the raw values of ``UpstreamFault``.
  public static let words = [noFault] + UpstreamFault.allCases.map(\.rawValue)

  private static let noFault = "ok"
}

/// A syntax error in a fault script. Its description is a sentence.
public enum FaultScriptFailure: Error, Hashable, CustomStringConvertible {
  case unknownWord(String)
  /// A word with a star is not the last word.
  case starIsNotLast(String)

  public var description: String {
    switch self {
    case .unknownWord(let word):
      "Unknown fault “\(word)”. Use one of: \(FaultScript.words.joined(separator: ", "))."
    case .starIsNotLast(let word):
      "The word “\(word)” applies to all later requests, so it must come last."
    }
  }
}
