import Composition
import CoreDomain
import EarthquakesDomain

/// The view of the list: a state to what is printed, as text or as JSON. A state on the way to
/// another one prints nothing.
struct QuakeListView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: QuakeListState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .success(let earthquakes): printout(of: earthquakes)
    case .added(let quake):
      json ? Printout(json: QuakeRecord(quake)) : Printout("Added:\n" + display.line(of: quake))
    case .removed(let id):
      json
        ? Printout(json: ["removed": [id.raw]])
        : Printout("Removed \(display.text(id.raw)).\n")
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of earthquakes: [Quake]) -> Printout {
    if json { return Printout(json: earthquakes.map(QuakeRecord.init)) }
    if earthquakes.isEmpty { return Printout(notices: ["No earthquakes."]) }
    return Printout(earthquakes.map(display.line).joined())
  }
}

extension Display {
  /// A quake as a person reads it, in a line.
  func line(of quake: Quake) -> String {
    let day = String(quake.createdAt.iso8601.prefix(10))
    return "\(detail(quake.id.raw))  \(headline(quake.title.text)) · \(day)\n"
  }
}

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  init(failure: QuakeFailure) {
    self.init(notices: ["seams: \(failure)"], status: failure.status)
  }
}

extension QuakeFailure {
  /// How a command ends that failed so.
  fileprivate var status: ProgramStatus {
    switch self {
    case .malformedTitle, .notFound: .malformedData
    case .busy: .tryAgain
    case .storage: .inputOutput
    }
  }
}
