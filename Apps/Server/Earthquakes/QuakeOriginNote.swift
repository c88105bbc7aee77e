import CoreDomain
import EarthquakesDomain

/// Who says what a page says, and since when: sentences for the reader.
struct QuakeOriginNote: Hashable, Sendable {
  let sentences: [String]
  /// Whether the reader has to know before anything else: what follows may be old.
  private let isOld: Bool

  init(_ origin: QuakeOrigin) {
    isOld = if case .stored = origin { true } else { false }
    switch origin {
    case .service(let moment):
      sentences = ["The service said so on \(PageWords.moment(moment))."]
    case .fresh(let moment):
      sentences = [
        "The service said so on \(PageWords.moment(moment)), less than a minute ago."
      ]
    case .stored(let stored, let failure):
      sentences =
        [
          failure.description,
          "This is what was stored \(PageWords.age(milliseconds: stored.ageMilliseconds)) ago, on "
            + "\(PageWords.moment(stored.askedAt)). "
            + (stored.isComplete
              ? "Nothing from before then is missing."
              : "Some may be missing: the service was not asked about all of this."),
        ] + Self.advice(failure)
    }
  }

  /// What a reader may do who has no network.
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
