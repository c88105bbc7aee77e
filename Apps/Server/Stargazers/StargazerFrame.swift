import CoreDomain
import HTTPTypes
import StargazersDomain

/// The common parts of the feature's streamed pages: the start, the progress, and the error in
/// place of an answer.
struct StargazerFrame: Sendable {
  let title: String
  /// The page's route in the menu; `nil` if the menu does not contain it.
  let place: Route?
  let layout: PageLayout

  /// The header fields of a streamed page, which may show a chart.
  var fields: HTTPFields {
    var fields = layout.fields
    fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return fields
  }

  /// A complete page.
  func reply(_ content: String, _ problem: Problem? = nil) -> ServerReply {
    var reply = layout.reply(page(content, problem))
    reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return reply
  }

  /// The start of a page without its answer.
  func opening(_ form: String) -> String {
    layout.opening(page(form, nil)) + form + Self.begun
  }

  /// The progress of a synchronization.
  static func progress(_ progress: StargazerProgress) -> String {
    switch progress {
    case .pages(let page, of: let pages):
      step.render(Step(page: page, pages: pages))
    case .pause(until: let moment):
      pause.render(Pause(moment: moment.iso8601, time: PageWords.second(moment)))
    }
  }

  /// Why there is no answer.
  static func alert(_ failure: StargazerFailure) -> String {
    alert.render(Alert(sentences: failure.sentences))
  }

  private func page(_ content: String, _ problem: Problem?) -> Page {
    Page(title: title, content: content, problem: problem, place: place)
  }

  private struct Step: Sendable {
    let page: Int
    let pages: Int
  }

  private struct Pause: Sendable {
    let moment: String
    let time: String
  }

  private struct Alert: Sendable {
    let sentences: [String]
  }

  // Each step hides the previous one, because the style sheet hides a spinner that another element
  // follows. The steps have no ARIA role: a screen reader would announce hundreds of them.

  private static let begun = """
    <p class="spinner" role="status">Loading…</p>

    """

  private static let step = PageTemplate(
    """
    <p class="spinner"><span>Page {{page}} of {{pages}}…</span> <progress value="{{page}}" max="{{pages}}" aria-label="Pages loaded"></progress></p>

    """)

  private static let pause = PageTemplate(
    """
    <p class="spinner" role="status"><span>GitHub's rate limit is exceeded. Loading continues at <time datetime="{{moment}}">{{time}}</time>.</span></p>

    """)

  private static let alert = PageTemplate(
    """
    <div role="alert">
    {{#sentences}}
    <p>{{.}}</p>
    {{/sentences}}
    </div>

    """)
}
