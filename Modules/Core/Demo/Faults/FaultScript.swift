/// A simulated fault of a reply.
public enum UpstreamFault: String, CaseIterable, Hashable, Sendable {
  /// The answer is delayed.
  case slow
  /// No answer is sent until ``DemoUpstream/release()`` is called.
  case hang
  /// The connection closes in the middle of the body.
  case cut
  /// Half of the body, sent as a complete reply.
  case truncated
  /// An HTML page instead of data.
  case page
  /// A redirect to itself.
  case loop
  case forbidden = "403"
  /// 403 with `Retry-After`.
  case forbiddenForNow = "403+retry"
  case tooManyRequests = "429"
  /// 429 with `Retry-After`.
  case tooManyRequestsForNow = "429+retry"
  /// 403 for GitHub's secondary rate limit on rapid requests, without `Retry-After`. Services with
  /// such a limit use their own error message.
  case secondaryLimit = "secondary"
  /// 429 for the secondary rate limit, with `Retry-After`.
  case secondaryLimitForNow = "secondary+retry"
  case serverError = "500"
  case badGateway = "502"
  case unavailable = "503"
}

/// The faults of consecutive requests.
///
/// As text, a script is a list of words: `cut,503,ok` cuts off the first answer, refuses the second
/// request, and lets the third and all later requests pass. A word with a star must be the last
/// word, and applies to all later requests: `503*`.
public struct FaultScript: Hashable, Sendable {
  /// The fault of each of the first requests, or `nil` for no fault.
  package let steps: [UpstreamFault?]
  /// The fault of all later requests.
  package let rest: UpstreamFault?

  /// No faults.
  public static let none = FaultScript([])

  /// - Parameters:
  ///   - steps: The faults of the first requests; `nil` for no fault.
  ///   - rest: The fault of all later requests.
  public init(_ steps: [UpstreamFault?], thenAlways rest: UpstreamFault? = nil) {
    self.steps = steps
    self.rest = rest
  }

  /// Parses a list of words.
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

  /// The valid words of a script.
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
      "The fault “\(word)” applies to all later requests, so it must come last."
    }
  }
}
