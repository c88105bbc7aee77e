import CoreCLI
import CoreDomain
import StargazersDomain

/// The browse session of stargazers. Commands fill in a form, and the screens use the form.
///
/// | place       | what it shows                      | its numbers mean         |
/// |-------------|------------------------------------|--------------------------|
/// | the form    | its fields and buttons             | –                        |
/// | the list    | stargazers, a line each            | stargazers               |
/// | the detail  | a single stargazer                 | as at the previous place |
/// | the history | the last weeks, or the whole chart | as at the previous place |
struct StargazersBrowsePart: BrowsePart {
  let screens: any StargazersScreens
  let landing: BrowseEnvironment
  var places = [StargazersBrowsePlace.form]
  /// The fields of the form. A blank repository or limit means the last used value. Showing
  /// a list sets the fields, also when going back to it.
  private var form = StargazerListForm()
  private var showsChart = false
  private var entries = StargazersBrowseEntries()

  init(through screens: any StargazersScreens, from landing: BrowseEnvironment) {
    self.screens = screens
    self.landing = landing
  }
}

enum StargazersBrowsePlace: Hashable, Sendable {
  case form
  case list(StargazerListForm)
  case detail(login: String, repository: String)
  case history(repository: String)
}

/// The entries that the numbers of a list refer to.
struct StargazersBrowseEntries: Hashable, Sendable {
  var repository = ""
  /// The maximum number of rows of the list.
  var limit = ""
  /// The account names in the order of the list.
  var logins: [String] = []
}

extension StargazersBrowseEntries {
  init(_ list: StargazerList) {
    repository = list.request.repository.description
    limit = String(list.request.limit.rows)
    logins = list.stargazers.map(\.login)
  }
}

// MARK: - Commands

extension StargazersBrowsePart {
  static let commands: [BrowseCommand<Self>] = [
    BrowseCommand(
      "list", "l", "[OWNER/REPO]", help: "list stargazers; by default of the last repository"
    ) {
      part, argument throws(BrowseFailure) in
      let form = part.filling(argument)
      try await part.visitList(form)
    },
    BrowseCommand("newest", help: "list the newest stargazers first") {
      part, _ throws(BrowseFailure) in
      try await part.fillIn(\.order, StargazerOrder.newest.rawValue)
    },
    BrowseCommand("oldest", help: "list the oldest stargazers first") {
      part, _ throws(BrowseFailure) in
      try await part.fillIn(\.order, StargazerOrder.oldest.rawValue)
    },
    BrowseCommand("limit", nil, "N", help: "set the maximum number of stargazers") {
      part, argument throws(BrowseFailure) in
      try await part.fillIn(\.limit, argument.text)
    },
    BrowseCommand("show", "v", "N", help: "show a stargazer of the list; a number alone works, too")
    {
      part, argument throws(BrowseFailure) in
      let login = try argument.entry(of: part.entries.logins)
      await part.screens.list(navigator: part.navigator)
        .send(.open(login: login, repository: part.entries.repository))
    },
    BrowseCommand("history", "w", "[OWNER/REPO]", help: "show the new stars of the last weeks") {
      part, argument throws(BrowseFailure) in
      await part.openHistory(argument, asChart: false)
    },
    BrowseCommand("chart", nil, "[OWNER/REPO]", help: "show the growth as a chart") {
      part, argument throws(BrowseFailure) in
      await part.openHistory(argument, asChart: true)
    },
    BrowseCommand("refresh", help: "download the list or the history again") {
      part, _ throws(BrowseFailure) in
      part.form.refreshes = true
      defer { part.form.refreshes = false }
      try await part.showAgain()
    },
  ]

  /// Sets a field of the form. The screen parses it when the list is requested.
  private mutating func fillIn(
    _ field: WritableKeyPath<StargazerListForm, String>, _ typed: String
  ) async throws(BrowseFailure) {
    let filled = filling(field, typed)
    if places.last == .form { try await visit(.form) } else { try await visitList(filled) }
  }

  /// Returns the form with a typed value. If the form is the current place, it keeps the value.
  /// Otherwise, it keeps the values of the last list until another one can be shown.
  private mutating func filling(
    _ field: WritableKeyPath<StargazerListForm, String>, _ typed: String
  ) -> StargazerListForm {
    var filled = form
    filled[keyPath: field] = typed
    if places.last == .form { form = filled }
    return filled
  }

  /// Returns the form with the repository of an argument, or with its own one if there is no
  /// argument.
  private mutating func filling(_ argument: BrowseArgument) -> StargazerListForm {
    argument.text.isEmpty ? form : filling(\.repository, argument.text)
  }

  private mutating func openHistory(_ argument: BrowseArgument, asChart: Bool) async {
    showsChart = asChart
    let repository = filling(argument).repository
    await screens.list(navigator: navigator).send(.openHistory(repository: repository))
  }
}

// MARK: - Places

extension StargazersBrowsePart {
  func destination(of route: Route) -> StargazersDestination? { screens.destination(of: route) }

  mutating func open(_ destination: StargazersDestination) async throws(BrowseFailure) {
    switch destination {
    case .form: try await visit(.form)
    case .list(let form):
      var list = self.form
      list.take(form)
      try await visitList(list)
    case .detail(let login, let repository):
      try await visit(.detail(login: login, repository: repository))
    case .history(let repository): try await visit(.history(repository: repository))
    }
  }

  mutating func show(_ place: StargazersBrowsePlace) async throws(BrowseFailure) -> Bool {
    switch place {
    case .form:
      let view = StargazersBrowseFormView(context: context, filledIn: form)
      return try await tell(
        screens.list(navigator: navigator), .begin, view.commandOutput) != nil
    case .list(let form): return try await show(form)
    case .detail(let login, let repository):
      let view = StargazerDetailView(context: context)
      return try await tell(
        screens.detail(navigator: navigator), .show(login: login, repository: repository),
        view.commandOutput) != nil
    case .history(let repository):
      let view = StargazerHistoryView(context: context, asChart: showsChart)
      let state = try await tell(
        screens.history(navigator: navigator),
        .show(repository: repository, refreshes: form.refreshes), view.commandOutput)
      if state != nil, !repository.isBlank { form.repository = repository }
      return state != nil
    }
  }

  /// Shows a list. A list with missing rows is a failure, but its numbers can be used.
  private mutating func show(_ form: StargazerListForm) async throws(BrowseFailure) -> Bool {
    let view = StargazerListView(context: context)
    var request = form
    request.refreshes = self.form.refreshes
    let last = await screens.list(navigator: navigator)
      .outcome(of: .show(request), telling: context.spinner) { state in
        view.commandOutput(of: state).map { (state, $0) }
      }
    let commandOutput = last?.1 ?? .unanswered
    try landing.tell(commandOutput)
    if case .success(let list)? = last?.0 {
      entries = StargazersBrowseEntries(list)
      self.form = form
    }
    return commandOutput.status == .success
  }

  /// Visits a list. Afterwards, its place has no blank repository and limit, so that `back` shows
  /// the same list even if other values were used since.
  private mutating func visitList(_ form: StargazerListForm) async throws(BrowseFailure) {
    try await visit(.list(form))
    guard places.last == .list(form) else { return }
    self.form = StargazerListForm(repository: entries.repository, limit: entries.limit)
    self.form.take(form)
    places[places.count - 1] = .list(self.form)
  }
}

extension StargazerListForm {
  /// Copies the fields of another form that are not blank.
  fileprivate mutating func take(_ other: StargazerListForm) {
    for field in [\StargazerListForm.repository, \.order, \.limit]
    where !other[keyPath: field].isBlank {
      self[keyPath: field] = other[keyPath: field]
    }
  }
}
