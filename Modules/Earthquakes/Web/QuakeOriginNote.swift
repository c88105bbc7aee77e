import CoreDomain
import CoreWeb
import EarthquakesDomain

/// Sentences about the origin and the age of the data on a page.
struct QuakeOriginNote: Hashable, Sendable {
  private let sentences: [String]
  /// Whether the note is highlighted, because the data may be out of date.
  private let isOld: Bool

  /// - Parameter remark: A further sentence.
  init(_ origin: QuakeOrigin, _ remark: String? = nil, in layout: PageLayout) {
    isOld = if case .stored = origin { true } else { false }
    sentences = Self.sentences(origin, in: layout) + (remark.map { [$0] } ?? [])
  }

  private static func sentences(_ origin: QuakeOrigin, in layout: PageLayout) -> [String] {
    switch origin {
    case .service(let moment):
      ["Last updated on \(PageWords.moment(moment))."]
    case .fresh(let moment):
      ["Last updated on \(PageWords.moment(moment)), less than a minute ago."]
    case .stored(let stored, let failure):
      [
        failure.description,
        "Last updated \(Figures.age(milliseconds: stored.ageMilliseconds)) ago, on "
          + "\(PageWords.moment(stored.askedAt)). "
          + (stored.isComplete ? "The data was complete then." : "It may be incomplete."),
      ] + layout.advice(after: failure)
    }
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.quakeOriginNote)
}

extension PageLayout {
  /// Returns a hint if the service cannot be reached, or else an empty array.
  func advice(after failure: QuakeSourceFailure) -> [String] {
    if case .unreachable = failure { offlineHint } else { [] }
  }
}
