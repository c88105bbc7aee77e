import CoreCLI
import CoreDomain
import EarthquakesDomain

/// Notices about the origin of an answer. Answers of the service, and stored answers that are less
/// than a minute old, need no notice.
struct QuakeOriginNotices: Sendable {
  /// Whether the services are simulated. If so, the notices do not suggest the demo.
  let isDemo: Bool

  func lines(of answer: QuakeCount) -> [String] {
    let kept = answer.keepingFailure.map {
      ["The count is correct, but the earthquakes could not be stored. \($0)"]
    }
    return lines(of: answer.origin) + (kept ?? [])
  }

  func lines(of origin: QuakeOrigin) -> [String] {
    guard case .stored(let stored, because: let failure) = origin else { return [] }
    return [
      failure.description,
      "Showing stored data from \(Figures.age(milliseconds: stored.ageMilliseconds)) ago "
        + "(\(stored.askedAt))." + (stored.isComplete ? "" : " It may be incomplete."),
    ] + hint(after: failure)
  }

  func commandOutput(of failure: QuakeFailure) -> CommandOutput {
    let hints = if case .source(let source) = failure { hint(after: source) } else { [String]() }
    return CommandOutput(notices: ["seams: \(failure)"] + hints, status: failure.status)
  }

  /// Returns a hint to use the demo if the service is unavailable, else an empty array.
  func hint(after failure: QuakeSourceFailure) -> [String] {
    guard !isDemo else { return [] }
    return switch failure {
    case .unreachable, .outOfOrder, .tooOften:
      ["Use --demo for sample data without a network."]
    case .refused, .unreadable, .tooMany, .unknown, .deleted, .cancelled: []
    }
  }
}

extension CommandContext {
  var notices: QuakeOriginNotices { QuakeOriginNotices(isDemo: isDemo) }
}
