import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The page with the form of the count, and with the count or the dialog about a failure.
///
/// The browser receives the first part of the page, a form and a spinner, while the screen counts.
/// When the outcome follows, the style sheet hides the spinner, because it is no longer the last
/// element.
struct QuakeCountPage: LiveView {
  let form: QuakeForm
  let dialogs: PageDialogPresenter<QuakeCountChoice>
  let layout: PageLayout

  /// The page before the first count.
  var untouched: ServerReply { layout.reply(page(QuakeFormMarkup.markup(form))) }

  /// The page if the first state is already final, because the form is invalid.
  func reply(to state: QuakeCountState) -> ServerReply? {
    switch state {
    case .idle, .counting:
      nil
    case .success:
      layout.reply(page(QuakeFormMarkup.markup(form) + outcome(of: state)))
    case .failure(let failure):
      if dialogs.dialog == nil {
        layout.reply(page(QuakeFormMarkup.markup(form, failure), Problem(failure)))
      } else {
        layout.reply(page(QuakeFormMarkup.markup(form) + outcome(of: state), Problem(failure)))
      }
    }
  }

  func part(of state: QuakeCountState) -> LivePart {
    switch state {
    case .idle: .nothing
    case .counting:
      .piece(layout.opening(page("")) + QuakeFormMarkup.markup(form) + Self.spinner)
    case .success, .failure: .end(outcome(of: state))
    }
  }

  /// The count, or the dialog that the screen has shown.
  private func outcome(of state: QuakeCountState) -> String {
    switch state {
    case .idle, .counting: ""
    case .success(let answer): figure(answer)
    case .failure(.source(let failure)): dialog(layout.advice(after: failure))
    case .failure: dialog([])
    }
  }

  private func figure(_ answer: QuakeCount) -> String {
    let note = answer.origin.note(
      answer.keepingFailure.map { "The earthquakes could not be stored. \($0)" }, in: layout)
    return Self.figure.render(
      (
        count: Figures.grouped(answer.count), phrase: answer.query.phrase(for: answer.count),
        note: note, list: form.listRoute.description, map: form.route(to: .map).description
      ))
  }

  private func dialog(_ notes: [String]) -> String {
    dialogs.dialog.map { dialog in
      PageDialog(dialog, notes: notes) { choice in
        switch choice {
        case .cancel: form.formRoute
        case .tryAgain: form.countRoute
        }
      }.markup
    } ?? ""
  }

  private func page(_ content: String, _ problem: Problem? = nil) -> Page {
    Page(
      title: "Count earthquakes", content: content, problem: problem,
      place: Route(path: ["earthquakes"]))
  }

  private static let figure = PageTemplate(Texts.quakeCountPageFigure)

  private static let spinner = """
    <p class="spinner" role="status">Counting…</p>

    """
}
