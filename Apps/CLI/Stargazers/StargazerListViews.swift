import Composition
import CoreDomain
import StargazersDomain

/// The view of the list: a state to what is printed, as text or as JSON. A state on the way to
/// another one prints nothing.
struct StargazerListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: StargazerListState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let stargazers): printout(of: stargazers)
    case .added(let stargazer):
      json
        ? Printout(json: StargazerRecord(stargazer))
        : Printout("Added:\n" + display.line(of: stargazer))
    case .removed(let id):
      json
        ? Printout(json: ["removed": [id.raw]])
        : Printout("Removed \(display.text(id.raw)).\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of stargazers: [Stargazer]) -> Printout {
    if json { return Printout(json: stargazers.map(StargazerRecord.init)) }
    if stargazers.isEmpty { return Printout(notices: ["No stargazers."]) }
    return Printout(stargazers.map(display.line).joined())
  }
}

extension Display {
  /// A stargazer as a person reads it, in a line.
  func line(of stargazer: Stargazer) -> String {
    let day = String(stargazer.createdAt.iso8601.prefix(10))
    return "\(detail(stargazer.id.raw))  \(headline(stargazer.title.text)) · \(day)\n"
  }
}

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  init(failure: StargazerFailure) {
    self.init(notices: ["seams: \(failure)"], status: failure.status)
  }
}

extension StargazerFailure {
  /// How a command ends that failed so.
  fileprivate var status: ProgramStatus {
    switch self {
    case .malformedTitle, .notFound: .malformedData
    case .busy: .tryAgain
    case .storage: .inputOutput
    }
  }
}
