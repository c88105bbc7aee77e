import CoreDomain
import CoreWeb
import NewsDomain

/// The filters of stories, and the form that adds one, as a page.
struct NewsFiltersPage: StateView {
  /// The typed values.
  var form = NewsFilterForm(verdict: "block", field: "title", value: "")
  /// Whether the request is an action. If the action succeeds, the reply redirects to the page. If
  /// it fails, the view throws the failure, and the page is shown again with it.
  var isAction = false
  /// Why the action failed, or `nil`.
  var refusal: StoryFailure?
  let layout: PageLayout

  func reply(to state: NewsFiltersState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success where isAction: .redirect(to: NewsRoutes.filters)
    case .success(let filters): reply(filters, refusal)
    case .failure(let failure) where isAction: throw failure
    case .failure(let failure): reply([], refusal ?? failure)
    }
  }

  private func reply(_ filters: [NewsFilter], _ failure: StoryFailure?) -> ServerReply {
    let objections = failure?.objections ?? [:]
    let first = [NewsField.verdict, .field, .value].first { objections[$0] != nil }
    let verdicts = [("block", "Hide"), ("keep", "Show only")].map {
      PageChoice($0.0, $0.1, chosen: form.verdict)
    }
    let tests = [
      ("title", "Title contains"), ("author", "Author contains"), ("address", "Address contains"),
      ("age", "Age in days"),
    ].map { PageChoice($0.0, $0.1, chosen: form.field) }
    let rows = filters.map { filter in
      (sentence: Self.sentence(filter), remove: NewsRoutes.removal(of: filter.id).description)
    }
    let model = (
      rows: rows, hasRows: !filters.isEmpty,
      isEmpty: filters.isEmpty && failure == nil,
      alert: failure?.alert(besides: [.verdict, .field, .value], in: layout) ?? "",
      verdictObjection: objections[.verdict], fieldObjection: objections[.field],
      valueObjection: objections[.value], startsAtVerdict: first == .verdict,
      startsAtField: first == .field, startsAtValue: first == .value, verdicts: verdicts,
      tests: tests, value: form.value
    )
    return layout.reply(
      Page(
        title: "Filters", content: Self.template.render(model),
        problem: failure.map { Problem($0) }, place: NewsRoutes.filters))
  }

  private static func sentence(_ filter: NewsFilter) -> String {
    let isBlocking = filter.verdict == .block
    let verdict = isBlocking ? "Hide stories" : "Show only stories"
    return switch filter.test {
    case .title(let text): "\(verdict) whose title contains “\(text.text)”"
    case .author(let text): "\(verdict) whose author contains “\(text.text)”"
    case .address(let text): "\(verdict) whose address contains “\(text.text)”"
    case .age(let days):
      "\(verdict) that are \(isBlocking ? "" : "not ")older than " + Figures.count(days.days, "day")
    }
  }

  private static let template = PageTemplate(Texts.newsFiltersPage)
}
