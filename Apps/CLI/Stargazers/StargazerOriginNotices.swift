import Composition
import CoreDomain
import StargazersDomain

/// Notices about the origin of an answer and its missing parts. Complete answers that are fresh or
/// recently cached need none.
struct StargazerOriginNotices: Sendable {
  /// Whether the services are simulated. Then the notices do not mention the demo.
  let isDemo: Bool

  init(isDemo: Bool) {
    self.isDemo = isDemo
  }

  init(in context: CommandContext) {
    isDemo = context.isDemo
  }

  /// The origin of a list and its missing parts.
  func lines(of list: StargazerList) -> [String] {
    lines(of: list.origin) + Self.lines(of: list)
  }

  /// Why the service did not answer, and the age of the cached answer.
  func lines(of origin: StargazerOrigin) -> [String] {
    guard case .stored(let stored, because: let failure) = origin else { return [] }
    return [
      failure.description,
      "What is stored answers: asked \(stored.age) ago, \(stored.askedAt).",
    ] + hint(after: failure)
  }

  /// The output of a command that failed with an error of the feature.
  func printout(of failure: StargazerFailure) -> Printout {
    switch failure {
    case .cancelled:
      // The user cancelled, so this is a result and not an error.
      Printout(done: [failure.description], status: failure.status)
    case .source(let source), .unknownEnd(because: let source):
      Printout(notices: ["seams: \(failure)"] + hint(after: source), status: failure.status)
    default: Printout(notices: ["seams: \(failure)"], status: failure.status)
    }
  }

  /// A hint how to continue without the service, for failures where that helps.
  private func hint(after failure: StargazerSourceFailure) -> [String] {
    guard !isDemo else { return [] }
    return switch failure {
    case .unreachable, .outOfOrder, .limited:
      ["With --demo, sample data answers, and no network is needed."]
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
          ?? "Since 2026-06-30 the service shows such a list to the repository's own people alone. "
          + "A token of theirs in SEAMS_GITHUB_TOKEN shows it."
      ]
    case .partial(let gap): [sentence(about: gap, total: list.total)]
    }
  }

  private static func sentence(about gap: StargazerGap, total: Int?) -> String {
    let part = { (known: Int) in
      StargazerFigures.grouped(known) + (total.map { " of \(StargazerFigures.grouped($0))" } ?? "")
    }
    return switch gap {
    case .ceiling(let known):
      "The service lists the oldest stars alone, \(part(known)): the newest are not among them."
    case .unlisted(let known):
      "The service counts accounts, too, that it does not list: \(part(known)) are known."
    case .unread(let known):
      "The list is stored in part: \(part(known)) are known."
    }
  }
}

extension StoredStargazers {
  /// The age of the answer in the largest fitting unit.
  fileprivate var age: String {
    let seconds = ageMilliseconds / 1000
    let units: [(String, Int64)] = [("day", 86_400), ("hour", 3600), ("minute", 60)]
    guard let (unit, length) = units.first(where: { seconds >= $0.1 }) else {
      return "less than a minute"
    }
    let count = seconds / length
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
