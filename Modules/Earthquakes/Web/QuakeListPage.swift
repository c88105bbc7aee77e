import CoreDomain
import CoreWeb
import EarthquakesDomain
import HTTPTypes

/// The list as a page, with a map and a histogram.
///
/// The pictures are separate files. They load while the user reads the table, adapt to the
/// browser's color scheme, and cannot affect the page. The table lists the same earthquakes in
/// pages.
struct QuakeListPage: LiveView {
  let form: QuakeListForm
  let layout: PageLayout

  var fields: HTTPFields {
    var fields = layout.fields
    fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
    return fields
  }

  /// The page if the first state is already final, because the form is invalid or the list is
  /// cached.
  func reply(to state: QuakeListState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading:
      return nil
    case .success(let list):
      var reply = layout.reply(
        page(QuakeFormModel(form).markup + QuakeListModel(list, of: form, in: layout).markup))
      reply.fields[.contentSecurityPolicy] = SecurityHeaders.policyWithPictures
      return reply
    case .failure(let failure):
      return layout.reply(page(QuakeFormModel(form, failure).markup, Problem(failure)))
    }
  }

  func piece(for state: QuakeListState) -> String? {
    switch state {
    case .preparing:
      layout.opening(page("")) + QuakeFormModel(form).markup
        + Self.spinner.render(Progress(sentence: "Loading…"))
    case .loading(let progress):
      Self.spinner.render(
        Progress(sentence: "\(progress.done) of \(progress.total) loaded…"))
    case .idle, .success, .failure:
      nil
    }
  }

  func isLasting(_ state: QuakeListState) -> Bool {
    switch state {
    case .idle, .preparing, .loading: false
    case .success, .failure: true
    }
  }

  func end(with state: QuakeListState, to sink: any ByteSink) async throws {
    switch state {
    case .idle, .preparing, .loading: break
    case .success(let list):
      try await sink.write(text: QuakeListModel(list, of: form, in: layout).markup)
    case .failure(let failure):
      try await sink.write(text: Self.alert.render(Alert(failure, again: form.again, in: layout)))
    }
    try await sink.write(text: PageLayout.closing)
  }

  private func page(_ content: String, _ problem: Problem? = nil) -> Page {
    let near = DisplayText.trimmed(form.form.near)
    return Page(
      title: "Earthquakes", content: content, problem: problem,
      place: Route(path: ["earthquakes", "list"]),
      subject: near.isEmpty ? QuakeForm.usualPlace : near)
  }

  private struct Progress: Sendable {
    let sentence: String
  }

  private struct Alert: Sendable {
    let sentences: [String]
    let again: String

    init(_ failure: QuakeFailure, again: Route, in layout: PageLayout) {
      self.again = again.description
      let advice =
        if case .source(let cause) = failure { layout.advice(after: cause) } else { [String]() }
      sentences = [failure.description] + advice
    }
  }

  private static let spinner = PageTemplate(
    """
    <p class="spinner" role="status">{{sentence}}</p>

    """)

  private static let alert = PageTemplate(Texts.quakeListPageAlert)
}
