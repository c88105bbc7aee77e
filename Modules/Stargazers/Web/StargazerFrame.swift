import CoreDomain
import CoreWeb
import StargazersDomain

/// The common parts of the feature's streamed pages: the start, the progress, and the error that
/// replaces an answer.
struct StargazerFrame: Sendable {
  let title: String
  /// The page's route in the menu, or `nil` if the menu does not contain it.
  let place: Route?
  let layout: PageLayout
  /// The repositories or the person that the page is about, as in ``Page/subject``.
  var subject = ""

  /// Whether the services are simulated.
  var isDemo: Bool { layout.note != nil }

  /// A complete page.
  func reply(_ content: String, _ problem: Problem? = nil) -> ServerReply {
    layout.reply(page(content, problem))
  }

  /// The start of a page, before its answer.
  func opening(_ form: String) -> String {
    layout.opening(page(form, nil)) + form + Self.begun
  }

  /// The progress of a synchronization.
  static func progress(_ progress: StargazerProgress) -> String {
    switch progress {
    case .pages(let page, of: let pages):
      step.render(
        (
          page: page, pages: pages, pageText: Figures.grouped(page),
          pagesText: Figures.grouped(pages)
        ))
    case .pause(until: let moment):
      pause.render((moment: moment.iso8601, time: PageWords.second(moment)))
    }
  }

  /// Why there is no answer.
  ///
  /// - Parameter route: The page to open again, or `nil` if opening it again cannot help.
  func alert(_ failure: StargazerFailure, again route: Route? = nil) -> String {
    PageAlert.markup(failure.sentences(in: layout), again: failure.mayPass ? route : nil)
  }

  /// The hint that the page shows before the user enters a repository, with a link to an example.
  func invitation(_ sentence: String, to route: (String) -> Route) -> String {
    let name = StargazerRoutes.example(isDemo: isDemo)
    return Self.invitation.render(
      (sentence: sentence, name: name, href: route(name).description))
  }

  private func page(_ content: String, _ problem: Problem?) -> Page {
    Page(title: title, content: content, problem: problem, place: place, subject: subject)
  }

  // Each step hides the previous one, because the style sheet hides a spinner that is followed by
  // another element. The steps have no ARIA role, because a screen reader would announce hundreds
  // of them.

  private static let begun = """
    <p class="spinner" role="status">Loading…</p>

    """

  private static let step = PageTemplate(
    """
    <p class="spinner"><span>Loading page {{pageText}} of {{pagesText}} from GitHub…</span> <progress value="{{page}}" max="{{pages}}" aria-label="Pages loaded"></progress></p>

    """)

  private static let pause = PageTemplate(
    """
    <p class="spinner" role="status"><span>GitHub's rate limit is exceeded. Loading continues at <time datetime="{{moment}}">{{time}}</time>.</span></p>

    """)

  private static let invitation = PageTemplate(
    """
    <p role="status">{{sentence}} For example: <a href="{{href}}">{{name}}</a></p>

    """)
}

extension StargazerFailure {
  /// Whether the same request may succeed later.
  fileprivate var mayPass: Bool {
    switch self {
    case .source, .unknownEnd, .cancelled, .store: true
    case .form, .unknownRepository, .unknownStargazer, .restricted: false
    }
  }
}
