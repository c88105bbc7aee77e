import CoreDomain
import CoreWeb
import StargazersDomain

/// Sentences about the origin and the age of the data on a page.
struct StargazerOriginNote: Hashable, Sendable {
  let sentences: [String]
  /// Whether the note is highlighted, because the data may be out of date.
  private let isOld: Bool

  init(_ origin: StargazerOrigin, in layout: PageLayout) {
    isOld = if case .stored = origin { true } else { false }
    switch origin {
    case .service(let moment):
      sentences = ["Last updated on \(PageWords.moment(moment))."]
    case .fresh(let moment):
      sentences = [
        "Last updated on \(PageWords.moment(moment)), less than a minute ago."
      ]
    case .stored(let stored, let failure):
      sentences =
        [
          failure.sentenceOfServer,
          "Last updated \(Figures.age(milliseconds: stored.ageMilliseconds)) ago, on "
            + "\(PageWords.moment(stored.askedAt)).",
        ] + (stored.isComplete ? [] : ["The history may be incomplete."])
        + layout.advice(after: failure)
    }
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.stargazerOriginNote)
}
