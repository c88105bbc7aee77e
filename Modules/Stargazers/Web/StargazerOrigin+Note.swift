import CoreDomain
import CoreWeb
import StargazersDomain

extension StargazerOrigin {
  /// Returns sentences about the origin and the age of the data, as HTML.
  func note(in layout: PageLayout) -> String {
    switch self {
    case .service(let moment):
      PageNote.markup(["Last updated on \(PageWords.moment(moment))."])
    case .fresh(let moment):
      PageNote.markup(["Last updated on \(PageWords.moment(moment)), less than a minute ago."])
    case .stored(let stored, let failure):
      PageNote.markup(
        [
          failure.sentenceOfServer,
          "Last updated \(Figures.age(milliseconds: stored.ageMilliseconds)) ago, on "
            + "\(PageWords.moment(stored.askedAt)).",
        ] + (stored.isComplete ? [] : ["The history may be incomplete."])
          + layout.advice(after: failure), isOld: true)
    }
  }
}
