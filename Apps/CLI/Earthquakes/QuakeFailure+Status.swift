import Composition
import EarthquakesDomain

extension Printout {
  /// The output of a command that failed with an error of the feature.
  init(failure: QuakeFailure) {
    let hint =
      if case .source(let source) = failure { QuakeOriginNotices.hint(after: source) } else {
        [String]()
      }
    self.init(notices: ["seams: \(failure)"] + hint, status: failure.status)
  }
}

extension QuakeFailure {
  /// The exit status for the failure.
  var status: ProgramStatus {
    switch self {
    case .malformedPlace, .malformedStart, .malformedNumber, .malformedOrder, .malformedLimit:
      .usage
    case .unknownPlace, .notFound, .tooMany: .malformedData
    case .source(let failure): failure.status
    case .busy: .tryAgain
    case .full, .storage: .inputOutput
    }
  }

  /// Whether the form is invalid. Then no request was made and no dialog appears.
  var isMistakeOfForm: Bool {
    switch self {
    case .malformedPlace, .unknownPlace, .malformedStart, .malformedNumber, .malformedOrder,
      .malformedLimit:
      true
    case .notFound, .source, .tooMany, .busy, .full, .storage: false
    }
  }
}

extension QuakeSourceFailure {
  /// The exit status for a failure of the service.
  var status: ProgramStatus {
    switch self {
    case .unreachable, .outOfOrder, .unreadable: .unavailable
    case .tooOften: .tryAgain
    case .refused, .tooMany, .unknown, .deleted: .malformedData
    case .cancelled: .interrupted
    }
  }
}
