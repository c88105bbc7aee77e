import CoreDomain
import HTTPTypes
import StargazersDomain

/// The history as a page.
struct StargazerHistoryPage: LiveView {
  /// The typed values.
  let form: StargazerListForm
  let frame: StargazerFrame

  var fields: HTTPFields { frame.fields }

  func reply(to state: StarHistoryState) -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading:
      nil
    case .success(let history):
      frame.reply(Self.markup(of: history.repository) + Self.markup(of: history))
    case .failure(let failure):
      frame.reply(StargazerFormModel(history: form, failure).markup, Problem(failure))
    }
  }

  func piece(for state: StarHistoryState) -> String? {
    switch state {
    case .preparing(let repository): frame.opening(Self.markup(of: repository))
    case .loading(let progress): StargazerFrame.progress(progress)
    case .idle, .success, .failure: nil
    }
  }

  func isLasting(_ state: StarHistoryState) -> Bool {
    switch state {
    case .idle, .preparing, .loading: false
    case .success, .failure: true
    }
  }

  func end(with state: StarHistoryState, to sink: any ByteSink) async throws {
    switch state {
    case .idle, .preparing, .loading: break
    case .success(let history):
      try await sink.write(text: Self.markup(of: history))
    case .failure(let failure):
      try await sink.write(text: StargazerFrame.alert(failure))
    }
    try await sink.write(text: PageLayout.closing)
  }

  /// The form with the repository of the answer, also if the field was blank.
  private static func markup(of repository: RepositoryName) -> String {
    StargazerFormModel(history: StargazerListForm(repository: repository.description)).markup
  }

  private static func markup(of history: StarHistory) -> String {
    let total = Total(
      sentence: "“\(history.repository)” has \(PageWords.count(history.total, "star")).",
      note: StargazerOriginNote(history.origin).markup)
    return Self.total.render(total) + StargazerHistoryModel(history).markup
  }

  private struct Total: Sendable {
    let sentence: String
    let note: String
  }

  private static let total = PageTemplate(
    """
    <p role="status">{{sentence}}</p>
    {{{note}}}

    """)
}
