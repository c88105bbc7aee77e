/// What can go wrong with a reply.
public enum UpstreamFault: String, CaseIterable, Hashable, Sendable {
  /// The answer comes after a while.
  case slow
  /// No answer comes, until somebody asks for it: ``DemoUpstream/release()``.
  case hang
  /// The connection ends in the middle of the body.
  case cut
  /// Half of the body, as if that were all.
  case truncated
  /// A page where there should be data.
  case page
  /// A redirect that leads to itself.
  case loop
  case forbidden = "403"
  /// 403, with a time after which to ask again.
  case forbiddenForNow = "403+retry"
  case tooManyRequests = "429"
  /// 429, with a time after which to ask again.
  case tooManyRequestsForNow = "429+retry"
  /// 403 of a second limit, on questions that come too fast; it does not say for how long. A service
  /// that knows two limits has words of its own for it.
  case secondaryLimit = "secondary"
  /// 429 of the same limit, with a time after which to ask again.
  case secondaryLimitForNow = "secondary+retry"
  case serverError = "500"
  case badGateway = "502"
  case unavailable = "503"
}

/// Faults in the order in which requests meet them.
///
/// As text it is a list of words: `cut,503,ok` cuts the first answer off, refuses the second, and lets
/// the third and all others pass. A word with a star is the last one, and holds for ever: `503*`.
public struct FaultScript: Hashable, Sendable {
  /// A fault for each request, or none.
  let steps: [UpstreamFault?]
  /// The fault of all requests behind these.
  let rest: UpstreamFault?

  /// Nothing goes wrong.
  public static let none = FaultScript([])

  /// - Parameters:
  ///   - steps: the fault of the first request, of the second, and so on; nothing for none.
  ///   - rest: the fault of all further requests.
  public init(_ steps: [UpstreamFault?], thenAlways rest: UpstreamFault? = nil) {
    self.steps = steps
    self.rest = rest
  }

  /// Reads a list of words.
  ///
  /// - Throws: ``FaultScriptFailure`` with the word that is none.
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

  /// The words that a script may have.
  public static let words = [noFault] + UpstreamFault.allCases.map(\.rawValue)

  private static let noFault = "ok"
}

/// Why a text is no script of faults. Its description is a sentence.
public enum FaultScriptFailure: Error, Hashable, CustomStringConvertible {
  case unknownWord(String)
  /// Something stands behind a word that holds for ever.
  case starIsNotLast(String)

  public var description: String {
    switch self {
    case .unknownWord(let word):
      "“\(word)” is no fault of the demo. There are \(FaultScript.words.joined(separator: ", "))."
    case .starIsNotLast(let word):
      "“\(word)” holds for ever, so nothing may stand behind it."
    }
  }
}
