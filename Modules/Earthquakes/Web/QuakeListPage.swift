import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The list as a page, with a map and a histogram.
///
/// The pictures are separate files. They load while the user reads the table, adapt to the
/// browser's color scheme, and cannot affect the page. The table lists the same earthquakes in
/// pages.
struct QuakeListPage: LiveView {
  let form: QuakeListForm
  let layout: PageLayout

  /// The page if the first state is already final, because the form is invalid or the list is
  /// cached.
  func reply(to state: QuakeListState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading:
      nil
    case .success(let list):
      layout.reply(
        page(QuakeFormMarkup.markup(form) + QuakeListMarkup.markup(of: list, for: form, in: layout))
      )
    case .failure(let failure):
      layout.reply(page(QuakeFormMarkup.markup(form, failure), Problem(failure)))
    }
  }

  func part(of state: QuakeListState) -> LivePart {
    switch state {
    case .idle: .nothing
    case .preparing:
      .piece(
        layout.opening(page("")) + QuakeFormMarkup.markup(form) + Self.spinner.render("Loading…"))
    case .loading(let progress):
      .piece(Self.spinner.render("\(progress.done) of \(progress.total) loaded…"))
    case .success(let list): .end(QuakeListMarkup.markup(of: list, for: form, in: layout))
    case .failure(let failure):
      .end(PageAlert.markup(sentences(failure), again: form.again))
    }
  }

  private func sentences(_ failure: QuakeFailure) -> [String] {
    guard case .source(let cause) = failure else { return [failure.description] }
    return [failure.description] + layout.advice(after: cause)
  }

  private func page(_ content: String, _ problem: Problem? = nil) -> Page {
    let near = DisplayText.trimmed(form.form.near)
    return Page(
      title: "Earthquakes", content: content, problem: problem,
      place: Route(path: ["earthquakes", "list"]),
      subject: near.isEmpty ? QuakeForm.usualPlace : near)
  }

  private static let spinner = PageTemplate(
    """
    <p class="spinner" role="status">{{.}}</p>

    """)
}
