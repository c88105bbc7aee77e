import CoreDomain
import CoreWeb
import StargazersDomain

/// The form that asks for a repository, with the typed values and their errors.
struct StargazerFormModel: Sendable {
  /// An error message that belongs to no field, or `nil`.
  private let alert: String?
  private let fields: [Field]
  /// The sort orders to choose from. Empty on the history's page.
  private let orders: [PageChoice]
  private let hasOrders: Bool
  private let orderObjection: String?
  private let startsAtOrder: Bool
  private let limit: [Field]
  private let action: String
  private let button: String
  /// The button for the other page that has the same form. The array has at most one element.
  private let others: [(action: String, button: String)]
  /// The current scale of the chart, which the form keeps. The array has at most one element.
  private let scales: [String]
  /// Whether there is an answer that can be refreshed.
  private let hasAnswer: Bool

  init(
    list form: StargazerListForm, hasAnswer: Bool, _ failure: StargazerFailure? = nil,
    in layout: PageLayout
  ) {
    self.init(form, isOfList: true, hasAnswer: hasAnswer, failure, in: layout)
  }

  /// The form of the history.
  ///
  /// - Parameter repositories: The names as typed.
  init(
    history repositories: String, _ scale: StargazerChartScale, _ failure: StargazerFailure? = nil,
    in layout: PageLayout
  ) {
    self.init(
      StargazerListForm(repository: repositories), isOfList: false, hasAnswer: true,
      scale: scale, failure, in: layout)
  }

  private init(
    _ form: StargazerListForm, isOfList: Bool, hasAnswer: Bool,
    scale: StargazerChartScale = .linear, _ failure: StargazerFailure?, in layout: PageLayout
  ) {
    let objections = failure?.objections ?? [:]
    let first = [StargazerField.repository, .sort, .limit].first { objections[$0] != nil }
    let field = { (name: StargazerField, typed: String, hint: String?) in
      Field(
        name, typed: typed, hint: hint, objection: objections[name],
        isFirstInvalid: name == first)
    }
    alert =
      objections.isEmpty
      ? failure?.sentences(in: layout).joined(separator: " ") : objections[.cursor]
    fields = [
      field(
        .repository, form.repository,
        isOfList
          ? nil : "To compare up to \(StarComparisonForm.most), separate them by commas.")
    ]
    orders = isOfList ? PageChoice.all(chosen: form.order, label: \StargazerOrder.label) : []
    hasOrders = isOfList
    orderObjection = objections[.sort]
    startsAtOrder = first == .sort
    limit = isOfList ? [field(.limit, form.limit, nil)] : []
    let list = StargazerRoutes.list.description
    let history = StargazerRoutes.history.description
    (action, button) = isOfList ? (list, "List") : (history, "History")
    let other =
      isOfList ? (action: history, button: "History") : (action: list, button: "List")
    // The list shows one repository only.
    others = isOfList || !form.repository.contains(",") ? [other] : []
    scales = scale == .linear ? [] : [scale.rawValue]
    self.hasAnswer = hasAnswer
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.stargazerFormModel)
}

extension StargazerFormModel {
  /// A text field.
  private struct Field: Sendable {
    let name: String
    let label: String
    let value: String
    let hint: String?
    let objection: String?
    let isFirstInvalid: Bool

    init(
      _ field: StargazerField, typed: String, hint: String?, objection: String?,
      isFirstInvalid: Bool
    ) {
      name = field.rawValue
      label =
        switch field {
        case .repository: "Repository (owner/name)"
        case .sort: "Sort by"
        case .limit: "Rows per page"
        case .cursor: "Rows to skip"
        }
      value = typed
      self.hint = hint
      self.objection = objection
      self.isFirstInvalid = isFirstInvalid
    }
  }
}

extension StargazerOrder {
  fileprivate var label: String {
    switch self {
    case .oldest: "Oldest first"
    case .newest: "Newest first"
    }
  }
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
