import CoreDomain
import CoreWeb
import StargazersDomain

/// The form that asks for a repository, with the typed values and their errors, as HTML.
enum StargazerFormMarkup {
  static func markup(
    list form: StargazerListForm, hasAnswer: Bool, _ failure: StargazerFailure? = nil,
    in layout: PageLayout
  ) -> String {
    markup(form, isOfList: true, hasAnswer: hasAnswer, failure, in: layout)
  }

  /// The form of the history.
  ///
  /// - Parameter repositories: The names as typed.
  static func markup(
    history repositories: String, _ scale: StargazerChartScale, _ failure: StargazerFailure? = nil,
    in layout: PageLayout
  ) -> String {
    markup(
      StargazerListForm(repository: repositories), isOfList: false, hasAnswer: true,
      scale: scale, failure, in: layout)
  }

  /// - Parameters:
  ///   - hasAnswer: Whether there is an answer that can be refreshed.
  ///   - scale: The current scale of the chart, which the form keeps.
  private static func markup(
    _ form: StargazerListForm, isOfList: Bool, hasAnswer: Bool,
    scale: StargazerChartScale = .linear, _ failure: StargazerFailure?, in layout: PageLayout
  ) -> String {
    let objections = failure?.objections ?? [:]
    let first = [StargazerField.repository, .sort, .limit].first { objections[$0] != nil }
    let field = { (name: StargazerField, typed: String, hint: String?) in
      let label =
        switch name {
        case .repository: "Repository (owner/name)"
        case .sort: "Sort by"
        case .limit: "Rows per page"
        case .cursor: "Rows to skip"
        }
      return (
        name: name.rawValue, label: label, value: typed, hint: hint,
        objection: objections[name], isFirstInvalid: name == first
      )
    }
    let alert =
      objections.isEmpty
      ? failure?.sentences(in: layout).joined(separator: " ") : objections[.cursor]
    let hint =
      isOfList ? nil : "To compare up to \(StarComparisonForm.most), separate them by commas."
    let orders = PageChoice.all(chosen: form.order) { (order: StargazerOrder) in
      switch order {
      case .oldest: "Oldest first"
      case .newest: "Newest first"
      }
    }
    let list = (action: StargazerRoutes.list.description, button: "List")
    let history = (action: StargazerRoutes.history.description, button: "History")
    let (own, other) = isOfList ? (list, history) : (history, list)
    let model = (
      alert: alert, fields: [field(.repository, form.repository, hint)], orders: orders,
      hasOrders: isOfList, orderObjection: objections[.sort], startsAtOrder: first == .sort,
      limit: isOfList ? field(.limit, form.limit, nil) : nil, action: own.action,
      button: own.button,
      // The list shows one repository only.
      other: isOfList || !form.repository.contains(",") ? other : nil,
      scale: scale == .linear ? nil : scale.rawValue, hasAnswer: hasAnswer
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.stargazerFormMarkup)
}

extension StargazerFailure {
  /// The error messages of the invalid fields.
  fileprivate var objections: [StargazerField: String] {
    switch self {
    case .form(let failures): failures.reasons()
    case .unknownRepository: [.repository: description]
    case .unknownStargazer, .restricted, .source, .unknownEnd, .cancelled, .store:
      [:]
    }
  }
}
