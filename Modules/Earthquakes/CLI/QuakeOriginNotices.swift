import CoreCLI
import CoreDomain
import EarthquakesDomain

/// Notices about the origin of an answer. Answers of the service, and stored answers that are less
/// than a minute old, need no notice.
enum QuakeOriginNotices {
  static func lines(of answer: QuakeCount) -> [String] {
    let kept = answer.keepingFailure.map {
      ["The count is correct, but the earthquakes could not be stored. \($0)"]
    }
    return lines(of: answer.origin) + (kept ?? [])
  }

  static func lines(of origin: QuakeOrigin) -> [String] {
    guard case .stored(let stored, because: let failure) = origin else { return [] }
    let completeness =
      stored.isComplete ? "" : " It may be incomplete."
    return [
      failure.description,
      "Showing stored data from \(Figures.age(milliseconds: stored.ageMilliseconds)) ago "
        + "(\(stored.askedAt))." + completeness,
    ] + hint(after: failure)
  }

  /// Returns a hint to use the demo if the service is unavailable, else an empty array.
  static func hint(after failure: QuakeSourceFailure) -> [String] {
    switch failure {
    case .unreachable, .outOfOrder, .tooOften:
      ["Use --demo for sample data without a network."]
    case .refused, .unreadable, .tooMany, .unknown, .deleted, .cancelled: []
    }
  }
}
