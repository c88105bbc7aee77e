import CoreCLI
import CoreDomain
import StargazersDomain

/// Notices about the origin of an answer and its missing parts. Complete answers of the service,
/// and complete stored answers that are less than a minute old, need no notice.
struct StargazerOriginNotices: Sendable {
  /// Whether the services are simulated. If so, the notices do not suggest the demo.
  let isDemo: Bool

  /// The origin of a list and its missing parts.
  func lines(of list: StargazerList) -> [String] {
    let history = list.history.flatMap { $0.mayBeIncomplete ? $0.origin : nil }
    return lines(of: history ?? list.origin) + Self.lines(of: list)
  }

  /// Why the service did not answer, and the age of the stored answer.
  func lines(of origin: StargazerOrigin) -> [String] {
    guard case .stored(let stored, because: let failure) = origin else { return [] }
    return [
      failure.description,
      "Showing stored data from \(Figures.age(milliseconds: stored.ageMilliseconds)) ago "
        + "(\(stored.askedAt))." + (stored.isComplete ? "" : " The history may be incomplete."),
    ] + hint(after: failure)
  }

  func commandOutput(of failure: StargazerFailure) -> CommandOutput {
    switch failure {
    case .cancelled, .store(.cancelled):
      // The user cancelled, so this is a result and not an error.
      CommandOutput(done: [failure.description], status: failure.status)
    case .source(let source), .unknownEnd(because: let source):
      CommandOutput(notices: ["seams: \(failure)"] + hint(after: source), status: failure.status)
    default: CommandOutput(notices: ["seams: \(failure)"], status: failure.status)
    }
  }

  /// Returns a hint to use the demo if the service is unavailable, else an empty array.
  private func hint(after failure: StargazerSourceFailure) -> [String] {
    guard !isDemo else { return [] }
    return switch failure {
    case .unreachable, .outOfOrder, .limited:
      ["Use --demo for sample data without a network."]
    case .notFound, .forbidden, .badToken, .ceiling, .refused, .unreadable, .foreign, .cancelled: []
    }
  }
}

extension StargazerOriginNotices {
  private static func lines(of list: StargazerList) -> [String] {
    switch list.availability {
    case .list: []
    case .restricted:
      [
        list.refusal.map { StargazerSourceFailure.forbidden(reason: $0).description }
          ?? "GitHub shows this list only to members of the repository. "
          + "Set SEAMS_GITHUB_TOKEN to the token of a member."
      ]
    case .partial(let gap): [sentence(about: gap, total: list.total)]
    }
  }

  private static func sentence(about gap: StargazerGap, total: Int?) -> String {
    let part = { (known: Int) in
      Figures.grouped(known) + (total.map { " of \(Figures.grouped($0))" } ?? "")
    }
    return switch gap {
    case .ceiling(let known):
      "GitHub lists only the oldest stars, \(part(known)). The newest are missing."
    case .unlisted(let known):
      "GitHub lists \(part(known)) stars. The others may belong to deleted or hidden accounts."
    case .unread(let known):
      "The list is incomplete. Confirmed so far: "
        + (total.map { "\(Figures.grouped(known)) of \(Figures.count($0, "star"))." }
          ?? "\(Figures.count(known, "star")).")
    }
  }
}

extension CommandContext {
  var notices: StargazerOriginNotices { StargazerOriginNotices(isDemo: isDemo) }
}
