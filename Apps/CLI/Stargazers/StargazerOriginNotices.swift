import Composition
import CoreDomain
import StargazersDomain

/// What is said beside an answer: where it comes from, and what of it is missing. The service's own whole
/// answer needs no word, nor does one that it has given a moment ago.
struct StargazerOriginNotices: Sendable {
  /// Whether the services are played: then there is no need to tell of the demo.
  let isDemo: Bool

  init(isDemo: Bool) {
    self.isDemo = isDemo
  }

  init(in context: CommandContext) {
    isDemo = context.isDemo
  }

  /// Where a list comes from, and what of it is missing.
  func lines(of list: StargazerList) -> [String] {
    lines(of: list.origin) + Self.lines(of: list)
  }

  /// Why the service does not answer, and since when what is stored does.
  func lines(of origin: StargazerOrigin) -> [String] {
    guard case .stored(let stored, because: let failure) = origin else { return [] }
    return [
      failure.description,
      "What is stored answers: asked \(stored.age) ago, \(stored.askedAt).",
    ] + hint(after: failure)
  }

  /// The end of a command that failed for a reason of the feature.
  func printout(of failure: StargazerFailure) -> Printout {
    switch failure {
    case .cancelled:
      // It was wanted so, and is told as what was done.
      Printout(done: [failure.description], status: failure.status)
    case .source(let source), .unknownEnd(because: let source):
      Printout(notices: ["seams: \(failure)"] + hint(after: source), status: failure.status)
    default: Printout(notices: ["seams: \(failure)"], status: failure.status)
    }
  }

  /// What to do without the service, where that helps.
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
  /// How long ago the service was asked, in the largest unit of which there is a whole one.
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
