import CoreDomain
import CoreWeb
import StargazersDomain

/// The history of one or several repositories as a page.
struct StargazerHistoryPage: LiveView {
  let query: StargazerHistoryQuery
  let frame: StargazerFrame

  func reply(to state: StarComparisonState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading:
      nil
    case .success(let histories, let failures):
      frame.reply(
        form(of: histories.map(\.repository.description)) + markup(of: histories, failures))
    case .failure(.form) where !query.hasRepository:
      frame.reply(
        form(of: [])
          + frame.invitation("Enter a repository to see how its stars grew.") {
            StargazerRoutes.history(of: [$0], .linear)
          })
    case .failure(let failure):
      frame.reply(
        StargazerFormMarkup.markup(history: query.text, query.scale, failure, in: frame.layout),
        Problem(failure))
    }
  }

  func part(of state: StarComparisonState) -> LivePart {
    switch state {
    case .idle: .nothing
    case .preparing(let names): .piece(frame.opening(form(of: names)))
    case .loading(let progress): .piece(StargazerFrame.progress(progress))
    case .success(let histories, let failures): .end(markup(of: histories, failures))
    case .failure(let failure): .end(frame.alert(failure, again: again))
    }
  }

  /// The route of the same page.
  private var again: Route { StargazerRoutes.history(of: query.form.repositories, query.scale) }

  /// The form with the repositories of the answer, even if the field was blank.
  private func form(of names: [String]) -> String {
    StargazerFormMarkup.markup(
      history: names.joined(separator: ", "), query.scale, in: frame.layout)
  }

  private func markup(of histories: [StarHistory], _ failures: [StargazerFailure]) -> String {
    let alerts = failures.map { frame.alert($0, again: again) }.joined()
    guard histories.count == 1, let history = histories.first else {
      let notes = histories.map(\.origin).filter(\.isStored)
      return alerts
        + Self.total.render(
          (
            sentence: "Comparing \(histories.count) repositories.",
            notes: notes.map { $0.note(in: frame.layout) }
          ))
        + StargazerComparisonMarkup.markup(of: histories, query.scale)
    }
    let total = (
      sentence: "“\(history.repository)” has \(Figures.count(history.total, "star")).",
      notes: [history.origin.note(in: frame.layout)]
    )
    return alerts + Self.total.render(total)
      + StargazerHistoryMarkup.markup(of: history, query.scale, skipping: query.cursor)
  }

  private static let total = PageTemplate(Texts.stargazerHistoryPageTotal)
}

extension StargazerOrigin {
  /// Whether the data may be outdated.
  fileprivate var isStored: Bool {
    if case .stored = self { true } else { false }
  }
}
