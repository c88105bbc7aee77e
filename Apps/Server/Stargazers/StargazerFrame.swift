import CoreDomain
import HTTPTypes
import StargazersDomain

/// What the pages of the feature have in common while a walk goes on: how they begin, how far it has come,
/// and what stands in the place of an answer.
struct StargazerFrame: Sendable {
  let title: String
  /// Where the menu leads to the page; nothing where it does not.
  let place: Route?
  let layout: PageLayout

  /// The fields of a page that is sent in pieces. It may show a chart.
  var fields: HTTPFields {
    var fields = layout.fields
    fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return fields
  }

  /// A page that is sent as a whole.
  func reply(_ content: String, _ problem: Problem? = nil) -> ServerReply {
    var reply = layout.reply(page(content, problem))
    reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return reply
  }

  /// How a page begins whose answer is not there yet.
  func opening(_ form: String) -> String {
    layout.opening(page(form, nil)) + form + Self.begun
  }

  /// How far a walk has come.
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

  // Each step hides the one before it, as every spinner does that something follows. They have no role: a
  // screen reader would read hundreds of them aloud. It finds the progress where it is.

  private static let begun = """
    <p class="spinner" role="status">Looking…</p>

    """

  private static let step = PageTemplate(
    """
    <p class="spinner"><span>Page {{page}} of {{pages}}…</span> <progress value="{{page}}" max="{{pages}}" aria-label="Pages that are here"></progress></p>

    """)

  private static let pause = PageTemplate(
    """
    <p class="spinner" role="status"><span>The service wants to be left alone until <time datetime="{{moment}}">{{time}}</time>. The walk goes on then by itself.</span></p>

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
