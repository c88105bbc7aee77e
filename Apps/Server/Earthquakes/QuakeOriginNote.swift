import CoreDomain
import EarthquakesDomain

/// Sentences about the origin and the age of the data on a page.
struct QuakeOriginNote: Hashable, Sendable {
  let sentences: [String]
  /// Whether the note goes above the data, because the data may be out of date.
  private let isOld: Bool

  init(_ origin: QuakeOrigin) {
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
          failure.description,
          "Last updated \(PageWords.age(milliseconds: stored.ageMilliseconds)) ago, on "
            + "\(PageWords.moment(stored.askedAt)). "
            + (stored.isComplete
              ? "The data was complete then."
              : "It may be incomplete."),
        ] + Self.advice(failure)
    }
  }

  /// A hint for readers without a network.
  static func advice(_ failure: QuakeSourceFailure) -> [String] {
    guard case .unreachable = failure else { return [] }
    return ["Without a network, start the server with “--demo”."]
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(
    """
    <div class="{{#isOld}}notice{{/isOld}}{{^isOld}}quiet{{/isOld}}" role="note">
    {{#sentences}}
    <p>{{.}}</p>
    {{/sentences}}
    </div>

    """)
}
