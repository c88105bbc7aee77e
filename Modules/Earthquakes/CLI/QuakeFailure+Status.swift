import CoreCLI
import CoreDomain
import EarthquakesDomain

extension QuakeFailure {
  var status: ProgramStatus {
    switch self {
    case .form(let failures): failures.allSatisfy(\.isUnknown) ? .malformedData : .usage
    case .notFound, .tooMany: .malformedData
    case .source(let failure): failure.status
    case .store(let failure): failure.status
    }
  }
}

extension QuakeSourceFailure {
  var status: ProgramStatus {
    switch self {
    case .unreachable, .outOfOrder, .unreadable: .unavailable
    case .tooOften: .tryAgain
    case .refused, .tooMany, .unknown, .deleted: .malformedData
    case .cancelled: .interrupted
    }
  }
}
