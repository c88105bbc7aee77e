import CoreCLI
import CoreDomain
import StargazersDomain

/// The list of stargazers, as text with one line per stargazer, or as a JSON object.
struct StargazerListView: Sendable {
  let context: CommandContext
  var json = false

  @Sendable func commandOutput(of state: StargazerListState) -> CommandOutput? {
    switch state {
    case .idle, .ready, .preparing, .loading: nil
    case .success(let list): commandOutput(of: list)
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

  private func commandOutput(of list: StargazerList) -> CommandOutput {
    let notices = context.notices.lines(of: list)
    if json {
      return CommandOutput(json: StargazerListRecord(list), notices: notices, status: list.status)
    }
    if list.availability == .restricted {
      return CommandOutput(context.display.text(about: list), notices: notices)
    }
    guard list.total != 0 || !list.stargazers.isEmpty else {
      return CommandOutput(notices: notices + [list.request.repository.starSentence(0)])
    }
    if list.isBeyondTheEnd {
      let most = Figures.count(list.request.offset, "stargazer")
      return CommandOutput(
        notices: notices + [
          "The cursor is too large: the list has at most \(most). Use a smaller one."
        ])
    }
    let lines = context.display.lines(of: list.stargazers, after: list.request.offset)
      .map { $0 + "\n" }.joined()
    return CommandOutput(lines + list.extent + "\n", notices: notices, status: list.status)
  }
}

/// A single stargazer, as text with one line per attribute, or as a JSON object.
struct StargazerDetailView: Sendable {
  let context: CommandContext
  var json = false

  @Sendable func commandOutput(of state: StargazerDetailState) -> CommandOutput? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let found): commandOutput(of: found)
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

  private func commandOutput(of found: FoundStargazer) -> CommandOutput {
    let notices = context.notices.lines(of: found.origin)
    return json
      ? CommandOutput(json: StargazerRecord(found.stargazer), notices: notices)
      : CommandOutput(context.display.text(about: found), notices: notices)
  }
}

extension StargazerList {
  /// The exit status of a list. It is a failure if requested rows could not be fetched.
  fileprivate var status: ProgramStatus {
    guard case .partial(.unread) = availability, case .stored(_, because: let failure) = origin
    else { return .success }
    return failure.status
  }

  /// Whether the request skips the whole list. `false` if rows may be missing, because GitHub could
  /// not be reached.
  fileprivate var isBeyondTheEnd: Bool {
    if case .partial(.unread) = availability { return false }
    return stargazers.isEmpty && request.offset > 0
  }

  /// The number of rows and the sort order: `30 of 2,340 stargazers, oldest first`. If rows were
  /// skipped: `31 to 60 of 2,340 stargazers, oldest first`.
  fileprivate var extent: String {
    let last = Figures.grouped(request.offset + stargazers.count)
    let shown =
      request.offset == 0 || stargazers.isEmpty
      ? Figures.grouped(stargazers.count)
      : "\(Figures.grouped(request.offset + 1)) to \(last)"
    let part = total.map { "\(shown) of \(Figures.grouped($0))" } ?? shown
    let isOne = (total ?? stargazers.count) == 1
    let people = isOne ? "\(part) stargazer" : "\(part) stargazers"
    let isSure = request.order == .oldest || holdsTheNewest
    return "\(people), \(request.order.rawValue) \(isSure ? "" : "known ")first"
  }
}
