import Composition
import EarthquakesDomain

extension Printout {
  /// The end of a command that failed for a reason of the feature.
  init(failure: QuakeFailure) {
    let hint =
      if case .source(let source) = failure { QuakeOriginNotices.hint(after: source) } else {
        [String]()
      }
    self.init(notices: ["seams: \(failure)"] + hint, status: failure.status)
  }
}

extension QuakeFailure {
  /// How a command ends that failed so.
  var status: ProgramStatus {
    switch self {
    case .malformedPlace, .malformedStart, .malformedNumber, .malformedOrder, .malformedLimit:
      .usage
    case .unknownPlace, .notFound, .tooMany: .malformedData
    case .source(let failure): failure.status
    case .file(let failure): failure.status
    case .busy: .tryAgain
    case .full, .storage: .inputOutput
    }
  }

  /// Whether the form is at fault: then nothing was asked, and no dialog comes.
  var isMistakeOfForm: Bool {
    switch self {
    case .malformedPlace, .unknownPlace, .malformedStart, .malformedNumber, .malformedOrder,
      .malformedLimit:
      true
    case .notFound, .source, .tooMany, .file, .busy, .full, .storage: false
    }
  }
}

extension QuakeSourceFailure {
  /// How a command ends that the service gave no answer to.
  var status: ProgramStatus {
    switch self {
    case .unreachable, .outOfOrder, .unreadable: .unavailable
    case .tooOften: .tryAgain
    case .refused, .tooMany, .unknown, .deleted: .malformedData
    case .cancelled: .interrupted
    }
  }
}
