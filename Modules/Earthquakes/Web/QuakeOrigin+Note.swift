import CoreDomain
import CoreWeb
import EarthquakesDomain

extension QuakeOrigin {
  /// Returns sentences about the origin and the age of the data, as HTML.
  ///
  /// - Parameter remark: A further sentence.
  func note(_ remark: String? = nil, in layout: PageLayout) -> String {
    let remarks = remark.map { [$0] } ?? []
    return switch self {
    case .service(let moment):
      PageNote.markup(["Last updated on \(PageWords.moment(moment))."] + remarks)
    case .fresh(let moment):
      PageNote.markup(
        ["Last updated on \(PageWords.moment(moment)), less than a minute ago."] + remarks)
    case .stored(let stored, let failure):
      PageNote.markup(
        [
          failure.description,
          "Last updated \(Figures.age(milliseconds: stored.ageMilliseconds)) ago, on "
            + "\(PageWords.moment(stored.askedAt)). "
            + (stored.isComplete ? "The data was complete then." : "It may be incomplete."),
        ] + layout.advice(after: failure) + remarks, isOld: true)
    }
  }
}

extension PageLayout {
  /// Returns a hint if the service cannot be reached, or else an empty array.
  func advice(after failure: QuakeSourceFailure) -> [String] {
    if case .unreachable = failure { offlineHint } else { [] }
  }
}
